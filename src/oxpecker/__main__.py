"""`python -m oxpecker` is `oxpecker`."""

from oxpecker.cli.main import main

if __name__ == "__main__":
    main()
