type Fact = 'code' | 'command' | 'lines' | 'responseCode' | 'status' | 'syscall'

/** A property that Node, drivers and libraries add to their errors. */
export const factOf = (error: unknown, fact: Fact): unknown =>
  error instanceof Error ? Reflect.get(error, fact) : undefined

/** The code of an error; empty if it has none. */
export const codeOf = (error: unknown) => String(factOf(error, 'code') ?? '')

export const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)
