"""What Java is understood, read off the code: the language, the library, and what is not supported."""
