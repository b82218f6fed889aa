/** A problem that the operator has to fix. They see only its message, in one line. */
export class OperatorError extends Error {
  // Open connections would keep the process alive.
  render(): never {
    console.error(this.message)
    process.exit(1)
  }
}
