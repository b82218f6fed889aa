/**
 * An expected "no" to one answer that only the database or the file itself can give. `field`
 * is the answer's name, `rule` names the sentence in `validator.json`, `values` fill it; programs
 * are told by `status`.
 */
export class FieldRefusal extends Error {
  readonly status: number

  constructor(
    public field: string,
    readonly rule: string,
    readonly values: Record<string, string | number> = {},
    options?: ErrorOptions & { status?: number }
  ) {
    super(`${field} refused: ${rule}`, options)
    this.name = 'FieldRefusal'
    this.status = options?.status ?? 422
  }
}
