/** No answer: null, undefined, an empty text or an empty list. */
export const isEmpty = (value: unknown): value is null | undefined | '' | never[] =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Without properties that are null, undefined or ''. */
export const withoutEmpty = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== ''
    )
  ) as { [Name in keyof T]?: NonNullable<T[Name]> }
