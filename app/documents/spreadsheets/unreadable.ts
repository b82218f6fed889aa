/**
 * Why a file cannot be read as a list. `reason` names the sentence in `validator.json` below
 * `list`, `values` fill it.
 */
export class Unreadable extends Error {
  constructor(
    readonly reason: Reason,
    readonly values: Record<string, string | number> = {}
  ) {
    super(`unreadable list: ${reason}`)
    this.name = 'Unreadable'
  }
}

export type Reason =
  | 'empty'
  | 'notAList'
  | 'markup'
  | 'password'
  | 'broken'
  | 'unfolds'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'quotes'
  | 'sheet'
  | 'tooLong'
  | 'tooMuch'
