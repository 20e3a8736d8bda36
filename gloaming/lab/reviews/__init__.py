"""Evidence about reviews: how long they take, whether they find blunders, whether their chances are right, and luck."""
