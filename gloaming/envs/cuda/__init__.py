"""Batches on a CUDA device."""
