"""Trains the evaluator on exact values, with PyTorch. Only what it writes is used afterwards, by NumPy.

Cells exchange the means of their row, their column and the board, so that permuting rows or columns changes nothing.
The duels left choose the bias of every layer. Square weights are stepped by Muon (momentum, made orthogonal), all else
by Adam. Run as a program: `python -m gloaming.lab.duel.solve.training FOLDER OUT`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from gloaming.lab.duel.solve import boards
from gloaming.lab.duel.solve.boards import UNITS, Board

VALUES, SHELLS = 9, 18
BATCH = 32768
SHARES = ((1, 1), (16, 4), (400, 2))  # how often a position is drawn with up to so many duels left
ERROR = 0.05  # beyond this an error counts by its size, below by its square
MOMENTUM, DECAY, ORTHOGONAL = 0.95, 0.01, (3.4445, -4.7750, 2.0315)  # Muon's, and its polynomial of Newton and Schulz


class Evaluator(nn.Module):
    """All shell counts at once: pairs of pawns by cell, and the duels left, to 17 values."""

    def __init__(self, width: int, layers: int, head: int, horizons: int) -> None:
        super().__init__()
        self.pawns = nn.Parameter(torch.randn(VALUES * VALUES, width))
        scale = width**-0.5
        self.mix = nn.Parameter(torch.randn(layers, 4, width, width) * scale)
        self.bias = nn.Parameter(torch.zeros(layers, horizons + 1, width))
        self.pool = nn.Parameter(torch.randn(2 * width, head) * scale)
        self.pool_bias = nn.Parameter(torch.zeros(horizons + 1, head))
        self.out = nn.Parameter(torch.randn(head, SHELLS - 1) * head**-0.5 * 0.1)
        self.out_bias = nn.Parameter(torch.zeros(horizons + 1, SHELLS - 1))

    def forward(self, pairs: Any, left: Any) -> Any:
        """Pairs (n, 9): nine times Bison's value from 0 plus Wolf's; left (n)."""
        x = functional.embedding(pairs, self.pawns).view(len(pairs), 3, 3, -1)
        for mix, bias in zip(self.mix, self.bias, strict=True):
            y = functional.rms_norm(x, (x.shape[-1],))
            by_row, by_column = y.mean(2), y.mean(1)
            z = y @ mix[0] + (by_row @ mix[1]).unsqueeze(2) + (by_column @ mix[2]).unsqueeze(1)
            board = by_row.mean(1) @ mix[3] + functional.embedding(left, bias)
            x = x + functional.relu(z + board[:, None, None])
        y = functional.rms_norm(x, (x.shape[-1],)).flatten(1, 2)
        pooled = torch.cat([y.mean(1), y.amax(1)], 1)
        hidden = functional.relu(pooled @ self.pool + functional.embedding(left, self.pool_bias))
        return torch.tanh((hidden @ self.out).float() + functional.embedding(left, self.out_bias))


class Samples:
    """Exact rows on the device, and which positions they are of."""

    def __init__(self, folder: Path, kind: str, device: str) -> None:
        numbers = np.load(folder / f"{kind}-numbers.npy", mmap_mode="r")
        self.horizons, self.each = numbers.shape
        self.numbers = torch.from_numpy(numbers.reshape(-1).view(np.int32).copy()).to(device)
        rows = np.load(folder / f"{kind}-rows.npy", mmap_mode="r")
        self.rows = torch.empty((self.horizons * self.each, SHELLS), dtype=torch.int16, device=device)
        for horizon in range(self.horizons):
            part = slice(horizon * self.each, (horizon + 1) * self.each)
            self.rows[part] = torch.from_numpy(rows[horizon].copy()).to(device)
        self.wolf = torch.from_numpy(boards.classes(Board()).astype(np.int32)).to(device)
        self.images = torch.from_numpy(boards.derangements(VALUES).astype(np.int32)).to(device)
        share = [next(share for most, share in SHARES if left <= most) for left in range(1, self.horizons + 1)]
        self._turns = torch.repeat_interleave(torch.arange(self.horizons), torch.tensor(share)).to(device)

    def drawn(self, count: int) -> Any:
        """The numbers of some samples, as often with each number of duels left as SHARES says."""
        horizon = self._turns[torch.randint(len(self._turns), (count,), device=self._turns.device)]
        return horizon * self.each + torch.randint(self.each, (count,), device=self._turns.device)

    def batch(self, chosen: Any) -> tuple[Any, Any, Any]:
        """Pairs, duels left, and values."""
        number = self.numbers[chosen].long()
        wolf = self.wolf[number // len(self.images)]
        bison = torch.gather(self.images[number % len(self.images)], 1, wolf.long())
        return bison * VALUES + wolf, chosen // self.each + 1, self.rows[chosen, 1:].float() / UNITS


def orthogonal(matrices: Any) -> Any:
    """The nearest orthogonal matrices, about: all singular values become nearly one."""
    a, b, c = ORTHOGONAL
    tall = matrices.shape[-2] > matrices.shape[-1]
    x = matrices.mT if tall else matrices
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(5):
        square = x @ x.mT
        x = a * x + (b * square + c * square @ square) @ x
    return x.mT if tall else x


class Steps:
    """Muon for the weights that mix numbers, Adam for the others."""

    def __init__(self, net: Any, rate: float, muon: float) -> None:
        self._matrices = [net.mix, net.pool]
        self._momenta = [torch.zeros_like(each) for each in self._matrices]
        others = [each for each in net.parameters() if not any(each is one for one in self._matrices)]
        self._adam = torch.optim.AdamW(others, rate, betas=(0.9, 0.98), weight_decay=0.0, fused=net.mix.is_cuda)
        self._rate, self._muon = rate, muon

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def step(self, factor: float) -> None:
        """One step with the gradients there are; `factor` of the full rates."""
        self._adam.param_groups[0]["lr"] = self._rate * factor
        self._adam.step()
        for matrix, momentum in zip(self._matrices, self._momenta, strict=True):
            momentum.lerp_(matrix.grad, 1 - MOMENTUM)
            ahead = matrix.grad.lerp(momentum, MOMENTUM)
            scale = max(1.0, matrix.shape[-2] / matrix.shape[-1]) ** 0.5
            matrix.mul_(1 - DECAY * self._muon * factor)
            matrix.add_(orthogonal(ahead), alpha=-self._muon * factor * scale)


def train(net: Any, samples: Samples, seconds: float, steps: Steps, log: list[dict[str, float]]) -> None:
    """The rates rise for a short while, and then fall in a straight line to nothing as the time runs out."""

    def loss_of(pairs: Any, left: Any, exact: Any) -> Any:
        with torch.autocast(samples.numbers.device.type, torch.bfloat16):
            found = net(pairs, left)
        return functional.smooth_l1_loss(found, exact, beta=ERROR), (found - exact).abs().mean().detach()

    compiled = torch.compile(loss_of) if samples.numbers.is_cuda else loss_of
    begin = time.perf_counter()
    step, passed = 0, 0.0
    while passed < 1:
        loss, error = compiled(*samples.batch(samples.drawn(BATCH)))
        net.zero_grad(set_to_none=True)
        loss.backward()
        steps.step(min((step + 1) / 500, 1.0) * (1 - passed))
        step += 1
        if step == 50:
            float(error)
            begin = time.perf_counter()  # compiled by now
        if step % 500 == 0:
            log.append({"step": step, "seconds": time.perf_counter() - begin, "error": float(error)})
            print(log[-1], flush=True)
        passed = (time.perf_counter() - begin) / seconds if step > 50 else 0.0


@torch.no_grad()  # type: ignore[untyped-decorator]
def errors(net: Any, samples: Samples) -> tuple[Any, Any]:
    """By horizon and shells: the mean absolute error, and what 99 of 100 errors are within. In single precision."""
    means, tails = [], []
    for horizon in range(samples.horizons):
        chosen = torch.arange(horizon * samples.each, (horizon + 1) * samples.each, device=samples.numbers.device)
        parts = [samples.batch(some) for some in chosen.split(BATCH)]
        off = torch.cat([(net(pairs, left) - exact).abs() for pairs, left, exact in parts])
        means.append(off.mean(0).cpu().numpy())
        tails.append(off.quantile(0.99, dim=0).cpu().numpy())
    return np.array(means), np.array(tails)


def main() -> None:
    """Train, then write the weights in half precision, and the errors of those weights on positions not trained on."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--width", type=int, default=224)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--head", type=int, default=256)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--muon", type=float, default=0.01)
    parser.add_argument("--device", default="cuda")
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    begin = time.perf_counter()
    samples = Samples(args.folder, "train", args.device)
    print(f"{samples.horizons} x {samples.each} positions in {time.perf_counter() - begin:.0f} s", flush=True)
    net = Evaluator(args.width, args.layers, args.head, samples.horizons).to(args.device)
    log: list[dict[str, float]] = []
    train(net, samples, args.seconds, Steps(net, args.rate, args.muon), log)
    del samples
    halves = {name: each.detach().half() for name, each in net.named_parameters()}
    np.savez(args.out / "weights.npz", **{name: each.cpu().numpy() for name, each in halves.items()})
    net.load_state_dict({name: each.float() for name, each in halves.items()})
    torch.set_float32_matmul_precision("highest")
    means, tails = errors(net, Samples(args.folder, "test", args.device))
    report = {"mean": means.tolist(), "within_99": tails.tolist(), "log": log, "settings": {**vars(args)}}
    (args.out / "training.json").write_text(json.dumps(report, default=str))
    print("mean error", means.mean(), "at 9-9", means[:, 8].mean(), "last horizon at 9-9", means[-1, 8], tails[-1, 8])


if __name__ == "__main__":
    main()
