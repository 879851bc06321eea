// A compact source file belongs to no package.
package somewhere;                          // error: compact source file should not have package declaration

void main() {
}
