"""Looking ahead in states that are made up from what a seat has seen."""
