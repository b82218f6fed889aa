/** The keys of an object whose type names all of them. */
export const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[]

/** The part of an object with these keys. */
export const pick = <T extends object, Name extends keyof T>(values: T, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, Name>

/** An object with a value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

/** Returns the text as a value of the list, or undefined. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)
