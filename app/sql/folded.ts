import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { separators, undecomposed } from '#text/fold'

/** SQL for a column as `fold` writes it. On SQLite it is that function. */
export function foldedSql({ dialect }: QueryClientContract, column: string): string {
  const text = `cast(${column} as text)`
  if (dialect.name !== 'postgres') return `fold(${text})`
  const plain = `lower(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'))`
  const letters = Object.entries(undecomposed).reduce(
    (sql, [letter, written]) => `replace(${sql}, '${letter}', '${written}')`,
    plain
  )
  return `regexp_replace(${letters}, '\\s+', ' ', 'g')`
}

/** SQL for a column as `compact` writes it. */
export const compactSql = (client: QueryClientContract, column: string): string =>
  separators.reduce((sql, sign) => `replace(${sql}, '${sign}', '')`, foldedSql(client, column))
