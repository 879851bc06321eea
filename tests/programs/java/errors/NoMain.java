// A compact source file needs a `main` that can be launched.
private void main() {                       // error: compact source file does not have main method in the form of void main() or void main(String[] args)
}
