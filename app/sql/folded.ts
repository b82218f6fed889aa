import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#sql/dialect'
import { separators, typographic, undecomposed } from '#text/fold'

/** Accents and invisible signs. */
const UNSEEN = '\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff'

/** SQL for a column as `fold` writes it. On SQLite it is that function. */
export function foldedSql(client: QueryClientContract, column: string): string {
  const text = `cast(${column} as text)`
  if (!isPostgres(client)) return `fold(${text})`
  const plain = `lower(regexp_replace(normalize(${text}, NFKD), '[${UNSEEN}]', '', 'g'))`
  const letters = Object.entries(undecomposed).reduce(
    (sql, [letter, written]) => `replace(${sql}, '${letter}', '${written}')`,
    plain
  )
  return `regexp_replace(${letters}, '\\s+', ' ', 'g')`
}

/** SQL for a column as `foldToSearch` writes it. */
export const searchedSql = (client: QueryClientContract, column: string): string =>
  foldedSql(client, withKeyboardSigns(column))

const withKeyboardSigns = (column: string) =>
  Object.entries(typographic).reduce(
    (sql, [sign, typed]) => `replace(${sql}, '${sign}', '${typed.replace("'", "''")}')`,
    column
  )

export const compactSql = (client: QueryClientContract, column: string): string =>
  separators.reduce((sql, sign) => `replace(${sql}, '${sign}', '')`, foldedSql(client, column))
