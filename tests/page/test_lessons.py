"""Lessons: played to their end by mouse, finger and keyboard; nothing that is needed is ever out of sight."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from gloaming.server.web.lessons import LessonInfo, LessonStep, lesson_info
from tests.page.conftest import PageAt
from tests.page.stages import faults
from tests.page.test_everybody import violations

HELD = 800  # ms that a button is held
TUTOR = "section[aria-label='The lesson']"


def script(game: str) -> LessonInfo:
    found = lesson_info(game)
    assert found is not None
    return found


class Learner:
    """Somebody who takes a lesson, with a mouse or a finger."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.tutor = page.locator(TUTOR)
        self.script = script(game)
        page.goto(f"/learn/{game}")

    def press(self, where: Locator) -> None:
        """With the mouse."""
        where.click()

    def move(self, move: str) -> None:
        """Make a move on the board, as a player would."""
        *choices, last = parts(self.page, move)
        for part in choices:
            self.press(part)
        if last.evaluate("it => it.classList.contains('hold')"):
            last.click(delay=HELD)
        else:
            self.press(last)

    def take(self) -> None:
        """Every step, to the last."""
        for number, step in enumerate(self.script.steps):
            self.arrive(number, step)
            if step.right:
                self.move(next(iter(step.right)))
                if self.script.steps[number + 1].jumps:
                    self.onward()
            elif number + 1 < len(self.script.steps):
                self.onward()

    def arrive(self, number: int, step: LessonStep) -> None:
        """Wait for a step; see that its text and all that it needs are in the window, and nothing lies over them."""
        over = self.page.get_by_role("button", name="Close", exact=True)
        if step.play.over and over.count():  # the card of the last round
            self.press(over)
        expect(self.page.locator("header .step")).to_contain_text(f"{number + 1} / {len(self.script.steps)}")
        expect(self.page.locator(".prompt")).to_be_visible()
        assert faults(self.page, (".prompt", TUTOR)) == [], step.name
        assert self.tutor.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), step.name

    def onward(self) -> None:
        self.press(self.tutor.get_by_role("button", name="Continue"))


class Finger(Learner):
    """Somebody who touches."""

    def press(self, where: Locator) -> None:
        where.tap()


class Keys(Learner):
    """Somebody without a pointer."""

    def move(self, move: str) -> None:
        """Make a move by the list of all moves; what cannot be undone is held there."""
        keys, list_of_moves = self.page.keyboard, self.page.get_by_role("dialog")
        keys.press("/")
        keys.type(move)
        if list_of_moves.locator("button.hold").count():
            for _ in range(4):
                keys.press("Tab")
                if self.page.evaluate("document.activeElement.matches('dialog button.hold')"):
                    break
            keys.down("Enter")
            expect(list_of_moves).to_have_count(0)
            keys.up("Enter")
        else:
            keys.press("Enter")

    def onward(self) -> None:
        self.page.evaluate("document.querySelector('.home').focus()")
        button = self.tutor.get_by_role("button", name="Continue")
        for _ in range(12):
            self.page.keyboard.press("Tab")
            if button.evaluate("it => it === document.activeElement"):
                break
        self.page.keyboard.press("Enter")
        expect(self.tutor).to_be_focused()  # the button has gone; the text is read


def parts(page: Page, move: str) -> list[Locator]:
    """What is pressed for a move, one after the other; the last one makes it."""
    board = page.locator("main .board")
    verb, *what = move.split()
    last = board.locator(f".prompt [data-move='{move}']")
    if verb == "place":
        return [board.get_by_role("button", name=f"Bison {what[0]}"), board.locator(f"[data-move='{move}']")]
    if verb == "swap":
        return [*(board.locator(f".cell:has(.name:text-is('{cell}')) button.free") for cell in what), last]
    if verb == "eliminate":
        return [board.locator("button.target").nth(int(what[0]) - 1), board.locator(".prompt button.hold")]
    return [board.locator(f"[data-move='{move}']").first, last] if what else [last]


def test_a_lesson_by_mouse_on_a_desk(page_at: PageAt) -> None:
    page = page_at(1280)
    page.set_viewport_size({"width": 1280, "height": 720})
    learner = Learner(page, "duel")
    learner.take()
    assert violations(page) == []
    learner.tutor.get_by_role("button", name="Play a short game").click()
    expect(page.locator(".balance")).to_contain_text("12")
    expect(page.locator(".prompt")).to_be_visible()


def test_a_lesson_by_touch_on_a_phone(page_at: PageAt) -> None:
    page = page_at(360)
    page.set_viewport_size({"width": 360, "height": 640})
    learner = Finger(page, "shamans")
    learner.take()
    assert violations(page) == []
    learner.tutor.get_by_role("button", name="Play a short game").tap()
    expect(page.locator(".seats > li")).to_have_count(3)


def test_a_lesson_by_keyboard(page_at: PageAt) -> None:
    page = page_at(1280)
    page.set_viewport_size({"width": 1280, "height": 720})
    learner = Keys(page, "shadow_hunters")
    learner.take()
    assert violations(page) == []
    expect(page.get_by_role("log").first).to_contain_text("Cato dies: Werewolf")  # and it is read out


def test_a_wrong_move_is_harmless_and_says_why(page_at: PageAt) -> None:
    page = page_at(360)
    page.set_viewport_size({"width": 360, "height": 640})
    learner = Finger(page, "duel")
    learner.onward()
    learner.move("place 9 a1")
    expect(learner.tutor).to_contain_text("take your 5, then the cell in the middle")
    expect(page.locator("header .step")).to_contain_text("2 / 9")
    expect(page.get_by_role("button", name="Bison 9")).to_be_visible()  # still to place
    assert violations(page) == []
    learner.tutor.get_by_role("button", name="Show me").tap()
    expect(page.locator("header .step")).to_contain_text("3 / 9")


def test_a_lesson_is_resumed_where_it_was_left(page_at: PageAt) -> None:
    page = page_at(1280)
    learner = Learner(page, "duel")
    learner.onward()
    learner.move("place 5 b2")
    expect(learner.tutor).to_contain_text("Win a1 as cheaply as you can")
    page.goto("/")
    page.get_by_role("link", name="Go on learning: Duel of the Shamans").click()
    expect(learner.tutor).to_contain_text("Win a1 as cheaply as you can")
    learner.move("place 6 a1")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("header .step")).to_contain_text("1 / 9")
