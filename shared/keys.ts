/** The keys of an object whose type names all of them. */
export const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[]
