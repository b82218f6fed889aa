/**
 * An expected "no" to one answer that only the database or the file itself can give. `field`
 * is the answer's name, `rule` names the sentence in `validator.json`, `values` fill it.
 */
export class FieldRefusal extends Error {
  constructor(
    public field: string,
    readonly rule: string,
    readonly values: Record<string, string | number> = {},
    options?: ErrorOptions
  ) {
    super(`${field} refused: ${rule}`, options)
    this.name = 'FieldRefusal'
  }
}
