import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isRecord } from '#form_types/wire'
import type { Marks } from '#people/exclusive'
import { foldedSql } from '#sql/folded'
import type { Stored } from '#sql/json'
import { fold } from '#text/fold'

/** Texts of others in which somebody may have named the person. */
const texts = {
  form_logs: ['from', 'to'],
  form_notes: ['text'],
  entity_changes: ['label', 'from', 'to'],
  mail_log: ['subject', 'params', 'error'],
  change_batches: ['change'],
  collectives: ['observations'],
  ledger_entries: ['reason'],
  import_runs: ['plan', 'details'],
}

/** Entities whose history stays as it is: what they record has a purpose of its own. */
const OWN_PURPOSE = ['blacklist_entries', 'users', 'default_players']

const HIDDEN = '…'

/** Replaces what identifies the person wherever others wrote it. */
export async function forgetMentions(trx: TransactionClientContract, marks: Marks) {
  const words = Object.values(marks).flat()
  if (words.length === 0) return
  const pattern = patternOf(words)
  for (const [table, columns] of Object.entries(texts)) {
    const rows = await mentioning(trx, table, columns, words)
    for (const row of rows) {
      if (OWN_PURPOSE.includes(row.entity ?? '')) continue
      const changed = columns.flatMap((column) => {
        const cleaned = cleanedOf(row[column], pattern)
        return cleaned === row[column] ? [] : [[column, cleaned]]
      })
      if (changed.length > 0)
        await trx.from(table).where('id', row.id).update(Object.fromEntries(changed))
    }
  }
}

export const withoutMarks = (text: string, marks: Marks): string =>
  text.replace(patternOf(Object.values(marks).flat()), HIDDEN)

/** Removes stored searches whose text occurs in the person's names, addresses or numbers. */
export async function forgetSearches(trx: TransactionClientContract, marks: Marks) {
  const known = fold(Object.values(marks).flat().join(' '))
  const isTheirs = (search: unknown) =>
    typeof search === 'string' && search.length > 2 && known.includes(fold(search))
  for (const [table, column] of [
    ['document_runs', 'params'],
    ['card_batches', 'selection'],
  ] as const) {
    const rows = await mentioning(trx, table, [column], ['"search"'])
    for (const row of rows) {
      const value = row[column]
      if (!isRecord(value)) continue
      const selection = column === 'params' ? (value.selection ?? value.filter) : value
      if (!isRecord(selection) || !isTheirs(selection.search)) continue
      delete selection.search
      await trx
        .from(table)
        .where('id', row.id)
        .update({ [column]: JSON.stringify(value) })
    }
  }
}

type Row = Stored & { id: number; entity?: string }

/** Rows in whose columns one of the words may be; the pattern decides. */
function mentioning(
  trx: TransactionClientContract,
  table: string,
  columns: string[],
  words: string[]
): Promise<Row[]> {
  const position = trx.dialect.name === 'postgres' ? 'strpos' : 'instr'
  const written = writtenIn(words)
  const isIn = written.map(() => `${position}(folded.text, ?) > 0`).join(' or ')
  const query = trx.from(table).orderBy('id')
  for (const column of columns)
    query.orWhereRaw(
      `exists (select 1 from (select ${foldedSql(trx, `"${table}"."${column}"`)} as text) as folded
       where ${isIn})`,
      written.map(fold)
    )
  return query
}

/** Words as they are, and as JSON writes them. */
const writtenIn = (words: string[]) => [
  ...new Set(words.flatMap((word) => [word, JSON.stringify(word).slice(1, -1)])),
]

/** Whole words only, so that `Ana Li` is not found in `Diana Lima`; with other accents and capitals too. */
function patternOf(words: string[]) {
  const written = writtenIn(words)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((word) => [RegExp.escape(word), [...fold(word)].map(anySpelling).join('')])
  return new RegExp(`(?<!${IN_WORD})(?:${written.join('|')})(?!${IN_WORD})`, 'giu')
}

const IN_WORD = '[\\p{L}\\p{N}\\p{M}]'

/** Latin letters with accents, by their plain letter. */
const accented = Map.groupBy(
  [[0xc0, 0x24f] as const, [0x1e00, 0x1eff] as const].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  ),
  fold
)

function anySpelling(sign: string) {
  if (sign === ' ') return '\\s+'
  const letters = accented.get(sign)?.join('')
  return letters ? `[${sign}${letters}]\\p{M}*` : RegExp.escape(sign)
}

function cleanedOf(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, HIDDEN)
  if (value === null || typeof value !== 'object') return value
  const written = JSON.stringify(value)
  const cleaned = JSON.stringify(value, (_, one) =>
    typeof one === 'string' ? one.replace(pattern, HIDDEN) : one
  )
  return cleaned === written ? value : cleaned
}
