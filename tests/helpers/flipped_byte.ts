/**
 * The same bytes but for one, counted from the end if `at` is negative. Random bytes happen to hold
 * any constant once in 256 times, so the byte is flipped.
 */
export function withFlippedByte(bytes: Buffer, at: number): Buffer {
  return Buffer.from(bytes.with(at, bytes.at(at)! ^ 0xff))
}
