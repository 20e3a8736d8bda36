"""All loops of a batch as one compiled function, which several threads enter and divide the rows among themselves.

The first thread is the caller's: it lays a job on a desk and works on it too. The others wait inside the function,
without the interpreter's lock, and return only when the batch is gone. They watch the desk for a moment, since the next
step usually follows soon, and then sleep. Each has a range of rows of its own, so that a row stays in the caches of one
core.
"""

from __future__ import annotations

import platform
from typing import Any

from llvmlite import ir
from numba import types
from numba.core.cgutils import get_or_insert_function
from numba.extending import intrinsic

from gloaming.core.compile import rule
from gloaming.core.stepping import NONE, Job, finish, refused, step, wander, watch

LINE = 16  # numbers in two cache lines; threads that write different ones do not disturb each other
ROUND, DONE, CHECKED, REFUSED, JOB = (LINE * line for line in range(5))  # what lies on a desk
ARGUMENT, THREADS = JOB + 1, JOB + 2
FIRST_THREAD = LINE * 5  # from here on, a line for each thread:
ASLEEP, BELL = range(2)  # whether it sleeps, and the semaphore that wakes it
GLANCES = 2000  # how often a thread looks at the desk before it sleeps: for about 50 microseconds
X86 = platform.machine() in ("x86_64", "AMD64")
WORD, SHORT, POINTER = ir.IntType(64), ir.IntType(32), ir.IntType(8).as_pointer()


def _cell(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """The address of a number on a desk."""
    desk = context.make_array(signature.args[0])(context, builder, values[0])
    return builder.gep(desk.data, [values[1]])


def _changing(operation: str) -> Any:
    """A function that changes a number in one go for all threads and returns what it was."""

    @intrinsic  # type: ignore[untyped-decorator]
    def change(_typing: Any, desk: Any, at: Any, value: Any) -> Any:  # noqa: ARG001
        def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.atomic_rmw(operation, _cell(context, builder, signature, values), values[2], "seq_cst")

        return types.int64(desk, types.int64, types.int64), write

    return change


def _called(name: str, *numbers: int) -> Any:
    """A function of the system's library that takes an address on a desk, and these numbers."""

    @intrinsic  # type: ignore[untyped-decorator]
    def call(_typing: Any, desk: Any, at: Any) -> Any:  # noqa: ARG001
        def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            kind = ir.FunctionType(SHORT, [POINTER, *[SHORT] * len(numbers)])
            address = builder.bitcast(_cell(context, builder, signature, values), POINTER)
            function = get_or_insert_function(builder.module, kind, name)
            return builder.sext(builder.call(function, [address, *map(SHORT, numbers)]), WORD)

        return types.int64(desk, types.int64), write

    return call


@intrinsic  # type: ignore[untyped-decorator]
def read(_typing: Any, desk: Any, at: Any) -> Any:  # noqa: ARG001
    """A number as the other threads have left it."""

    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.load_atomic(_cell(context, builder, signature, values), "seq_cst", WORD.width // 8)

    return types.int64(desk, types.int64), write


@intrinsic  # type: ignore[untyped-decorator]
def pause(_typing: Any) -> Any:
    """Tell the processor that this is a loop that waits."""

    def write(context: Any, builder: Any, _signature: Any, _values: Any) -> Any:
        if X86:
            kind = ir.FunctionType(ir.VoidType(), [])
            builder.call(get_or_insert_function(builder.module, kind, "llvm.x86.sse2.pause"), [])
        return context.get_dummy_value()

    return types.void(), write


add, swap, lower = _changing("add"), _changing("xchg"), _changing("min")
hang_bell, ring, hear = _called("sem_init", 0, 0), _called("sem_post"), _called("sem_wait")
give_way = _called("sched_yield")  # which takes no address, and does not mind one


@rule
def take_part(work: Any, scratch: Any, desk: Any, me: int) -> None:
    """Do the job with the rows of one's own."""
    rows, threads, argument = len(work.games.states), int(desk[THREADS]), int(desk[ARGUMENT])
    first, last = rows * me // threads, rows * (me + 1) // threads
    match int(desk[JOB]):
        case Job.MOVE:
            lower(desk, REFUSED, refused(work.games, first, last, work.moves))
            add(desk, CHECKED, 1)
            await_number(desk, CHECKED, threads)
            if read(desk, REFUSED) == NONE:
                step(work.games, first, last, scratch, work.moves)
        case Job.STEP:
            step(work.games, first, last, scratch, work.moves)
        case Job.WATCH:
            watch(work.games, first, last, scratch, argument, work.observation)
        case Job.WANDER:
            wander(work.games, first, last, scratch, argument, work.ended)
        case _:
            finish(work.games, first, last, scratch, work.returns)


@rule
def await_number(desk: Any, at: int, number: int) -> None:
    """Wait until all threads have counted to a number."""
    glances = 0
    while read(desk, at) < number:
        glances += 1
        if glances < GLANCES:
            pause()
        else:
            give_way(desk, at)


@rule
def announce(desk: Any) -> None:
    """Let all threads see the job on the desk, and wake those who sleep."""
    desk[DONE] = 0
    desk[CHECKED] = 0
    desk[REFUSED] = NONE
    add(desk, ROUND, 1)
    for thread in range(1, int(desk[THREADS])):
        line = FIRST_THREAD + LINE * thread
        if read(desk, line + ASLEEP) == 1 and swap(desk, line + ASLEEP, 0) == 1:
            ring(desk, line + BELL)


@rule
def await_round(desk: Any, me: int, seen: int) -> int:
    """Wait for another job; return the number of its round."""
    line = FIRST_THREAD + LINE * me
    glances = 0
    while read(desk, ROUND) == seen:
        glances += 1
        if glances < GLANCES:
            pause()
            continue
        glances = 0
        swap(desk, line + ASLEEP, 1)
        # Whoever announces a job after this line rings; whoever did so before it may have rung.
        if read(desk, ROUND) == seen or swap(desk, line + ASLEEP, 0) == 0:
            while hear(desk, line + BELL) != 0:
                pause()
    return int(read(desk, ROUND))


@rule
def crew(work: Any, scratch: Any, desk: Any, me: int) -> None:
    """Thread 0 has the job on the desk done and returns; the others take part in all jobs until they may leave."""
    if me > 0:
        seen = 0
        while True:
            seen = await_round(desk, me, seen)
            if desk[JOB] == Job.LEAVE:
                return
            take_part(work, scratch, desk, me)
            add(desk, DONE, 1)
    match int(desk[JOB]):
        case Job.OPEN:
            for thread in range(1, int(desk[THREADS])):
                hang_bell(desk, FIRST_THREAD + LINE * thread + BELL)
        case Job.LEAVE:
            announce(desk)
        case _:
            announce(desk)
            take_part(work, scratch, desk, 0)
            await_number(desk, DONE, int(desk[THREADS]) - 1)
