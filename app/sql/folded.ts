import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#sql/dialect'
import { separators, typographic, undecomposed } from '#text/fold'

/** Accents and invisible signs. */
const UNSEEN = '\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff'

/** SQL for a column as `fold` writes it. On SQLite it is that function. */
export function foldedSql(client: QueryClientContract, column: string): string {
  const text = `cast(${column} as text)`
  if (!isPostgres(client)) return `fold(${text})`
  const signs = Object.keys(typographic).join('')
  const keys = Object.values(typographic).join('').replaceAll("'", "''")
  const typed = `translate(${text}, '${signs}', '${keys}')`
  const plain = `lower(regexp_replace(normalize(${typed}, NFKD), '[${UNSEEN}]', '', 'g'))`
  const letters = Object.entries(undecomposed).reduce(
    (sql, [letter, written]) => `replace(${sql}, '${letter}', '${written}')`,
    plain
  )
  return `regexp_replace(${letters}, '\\s+', ' ', 'g')`
}

export const compactSql = (client: QueryClientContract, column: string): string =>
  separators.reduce((sql, sign) => `replace(${sql}, '${sign}', '')`, foldedSql(client, column))
