import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { verifyJournal } from '#journal/chain'
import { eachOf } from '#operations/backup_files'
import { check, verdict } from '#operations/checks/check'
import { withPurgeLock } from '#operations/purge_lock'
import { isEmbedded } from '#start/env'
import { countRows } from '#sql/counts'

const remedy = 'check the tables, or restore a backup'
const HOUR_S = 3600

const fileColumns = [
  ['forms', 'image'],
  ['forms', 'image_original'],
  ['form_files', 'key'],
  ['collectives', 'sign'],
  ['tournaments', 'logo'],
  ['card_designs', 'background'],
  ['document_runs', 'file_key', `state = 'done'`],
  ['import_runs', 'file_key'],
  ['import_runs', 'rows_key'],
] as const

const rows = check(
  'rows',
  remedy,
  async () => {
    const counts = await Promise.all(
      ['forms', 'cards', 'ledger_entries', 'users'].map(async (table) => {
        return `${await countRows(db.from(table))} ${table}`
      })
    )
    const [quickCheck] = isEmbedded ? await db.rawQuery('pragma quick_check(1)') : []
    const damage = quickCheck?.quick_check ?? 'ok'
    return verdict(counts.join(', '), {
      errors: { [`the file of the database is damaged (${damage}): ${remedy}`]: damage !== 'ok' },
    })
  },
  HOUR_S
)

/** The last line of each ledger must equal the balance of its request. */
const ledger = check(
  'ledger',
  remedy,
  async () => {
    const last = db.from('ledger_entries').groupBy('form_id', 'kind').max('id')
    const wrong = db
      .from('ledger_entries as line')
      .join('forms', 'forms.id', 'line.form_id')
      .whereIn('line.id', last)
      .whereRaw(`line.balance <> case line.kind when 'credits' then credits else amount end`)
    const total = await countRows(wrong)
    return verdict('balances are those of the requests', {
      errors: { [`${total} balances are not what their ledger says: ${remedy}`]: total },
    })
  },
  HOUR_S
)

const journal = check(
  'journal',
  'compare HASH_KEY, or restore a backup',
  async () => {
    const { entries, fault } = await withPurgeLock(verifyJournal)
    return verdict(`${entries} entries, chain intact`, {
      errors: {
        [`position ${fault?.position} does not fit: run \`ace journal:verify\``]: fault !== null,
      },
    })
  },
  HOUR_S
)

const files = check(
  'files',
  'check the drive',
  async () => {
    let existing = 0
    const lost: string[] = []
    for (const [table, column, condition = '1 = 1'] of fileColumns) {
      await eachOf(keysIn(table, column, condition), async (key) => {
        if (await drive.use().exists(key)) existing++
        else lost.push(`${table} ${key}`)
      })
    }
    const examples = lost.slice(0, 3).join(', ')
    return verdict(`${existing}, every one that a row names`, {
      errors: { [`${lost.length} are missing (${examples}): restore a backup`]: lost.length },
    })
  },
  HOUR_S
)

async function* keysIn(table: string, column: string, condition: string): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const page = await db
      .from(table)
      .whereNotNull(column)
      .whereRaw(condition)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1000)
      .select('id', `${column} as key`)
    if (page.length === 0) return
    yield* page.map(({ key }) => key)
    after = page.at(-1)!.id
  }
}

/** Checks of the stored data: their time grows with rows and files. */
export const dataChecks = [rows, ledger, journal, files]
