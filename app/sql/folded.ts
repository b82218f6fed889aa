import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { recordOf } from '#shared/keys'
import { isPostgres } from '#sql/dialect'
import { separators, typographic, undecomposed } from '#shared/fold'

/** Accents and invisible signs. */
const UNSEEN = '\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff'

/** SQL for a column as `fold` writes it. On SQLite it is that function. */
function foldedSql(client: QueryClientContract, column: string): string {
  const text = `cast(${column} as text)`
  if (!isPostgres(client)) return `fold(${text})`
  const plain = `lower(regexp_replace(normalize(${text}, NFKD), '[${UNSEEN}]', '', 'g'))`
  return `regexp_replace(${replacedSql(plain, undecomposed)}, '\\s+', ' ', 'g')`
}

/** SQL for a column as `foldToSearch` writes it. */
export const searchedSql = (client: QueryClientContract, column: string): string =>
  foldedSql(client, replacedSql(column, typographic))

export const compactSql = (client: QueryClientContract, column: string): string =>
  replacedSql(
    foldedSql(client, column),
    recordOf(separators, () => '')
  )

/** SQL for a text in which each sign is replaced. */
export const replacedSql = (text: string, replacements: Record<string, string>): string =>
  Object.entries(replacements).reduce(
    (sql, [sign, written]) => `replace(${sql}, ${quoted(sign)}, ${quoted(written)})`,
    text
  )

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const signsOfNames = {
  'n~': 'n',
  ...recordOf([..." '-.,`/()·", ...Object.keys(typographic)], () => ''),
}

/** The letters of a stored sort key, without the signs that names have. */
export const LETTERS_OF_SORT_NAME = replacedSql('sort_name', signsOfNames)

export const lettersOfSortKey = (key: string): string =>
  Object.entries(signsOfNames).reduce(
    (rest, [sign, written]) => rest.replaceAll(sign, written),
    key
  )
