"""Tables over the network: seats, clocks, chat and bots, kept in a store that loses nothing."""
