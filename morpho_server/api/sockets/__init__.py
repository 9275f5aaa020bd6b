"""WebSockets: connections, and the pages behind them."""
