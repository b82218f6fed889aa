/** Why a file is no list: `reason` is a sentence below `list` in `validator.json`, with `values`. */
export class Unreadable extends Error {
  constructor(
    readonly reason: UnreadableReason,
    readonly values: Record<string, string | number> = {}
  ) {
    super(`unreadable list: ${reason}`)
    this.name = 'Unreadable'
  }
}

export type UnreadableReason =
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
