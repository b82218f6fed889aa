/** A problem that the operator has to fix; the message is the one line they see. */
export class Problem extends Error {
  /** Hanging connections would keep the process alive. */
  render(): never {
    console.error(this.message)
    process.exit(1)
  }
}
