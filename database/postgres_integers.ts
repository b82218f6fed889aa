import pg from 'pg'

function safeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is not a safe integer`)
  return number
}

pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger)
