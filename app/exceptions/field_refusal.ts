/**
 * An expected refusal of one answer that only the database or the file can give. `field`: the name
 * of the answer; `rule`: its sentence in `validator.json`, with `values`; `status`: for programs.
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
