import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { retention } from '#config/retention'
import { columnNames } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { purposes, questionsFor, type Purpose } from '#form_types/purposes'
import {
  forgottenClasses,
  type EditionFigures,
  type ForgottenClass,
  type RequestCount,
} from '#models/edition_closing'
import { idInMail } from '#models/mail_message'
import { countedForms } from '#queries/counted_forms'
import { recordOf } from '#shared/keys'
import { columnOf } from '#sql/bulk'
import { countRows } from '#sql/counts'

type Edition = { id: number }

export const requestIdsOf = ({ id }: Edition) =>
  db.from('forms').where('tournament_id', id).select('id')

/** Selects ids of the pickups with a card of one of these requests. */
export const pickupsWith = (requestIds: ChainableContract) =>
  db.from('collective_forms').whereIn('form_id', requestIds).select('collective_id')

const mailsOf = (edition: Edition, client: QueryClientContract) =>
  client.from('mail_log').where((mails) => {
    mails.whereIn('form_id', requestIdsOf(edition))
    mails.orWhereIn(
      idInMail('late') as never,
      db.from('late_links').where('tournament_id', edition.id).select('id')
    )
    mails.orWhereIn(idInMail('collective') as never, pickupsWith(requestIdsOf(edition)))
  })

/** What remains when the people of an edition are forgotten, read from its requests. */
export async function editionFigures(
  edition: Edition,
  client: QueryClientContract = db.connection()
): Promise<EditionFigures> {
  return {
    requests: await requestCounts(edition, client),
    organisations: await organisationCounts(edition, client),
    ledger: await ledgerSums(edition, client),
    removed: await forgottenCounts(edition, client),
    answers: await answerCounts(edition, client),
  }
}

async function requestCounts(
  { id }: Edition,
  client: QueryClientContract
): Promise<RequestCount[]> {
  const keys = ['type', 'state', 'category'] as const
  const rows = await countedForms(client)
    .where('tournament_id', id)
    .groupBy(...keys)
    .havingRaw('sum(count) > 0')
    .orderBy('type')
    .orderBy('state')
    .orderBy('category')
    .select(...keys)
    .sum('count as count')
  return rows
}

/** Teams and guests stand under the name of their player: a person, not an organisation. */
const underPlayers = formTypes.all().filter(({ card }) => card.company === 'playerName')

async function organisationCounts({ id }: Edition, client: QueryClientContract) {
  const rows = await client
    .from('forms')
    .where('tournament_id', id)
    .whereNotIn(
      'type',
      underPlayers.map(({ key }) => key)
    )
    .whereNotNull('outlet')
    .groupBy('outlet')
    .select('outlet as name')
    .count('* as count')
  const counts = rows.map(({ name, count }) => ({ name: String(name), count }))
  // The organisation of one or two people may be their own name.
  const isNamed = ({ count }: { count: number }) => count >= retention.smallestOrganisation
  const named = counts.filter(isNamed).sort((a, b) => b.count - a.count)
  const others = counts.filter((row) => !isNamed(row)).reduce((sum, { count }) => sum + count, 0)
  return others ? [...named, { name: '', count: others }] : named
}

async function ledgerSums(edition: Edition, client: QueryClientContract) {
  const sumOf = (name: string, what: string, condition: string) =>
    db.raw(`coalesce(sum(case when ${condition} then ${what} end), 0) as ${name}`)
  const charged = (kind: string) =>
    sumOf(kind, 'delta', `kind = '${kind}' and restaurant_id is not null`)
  const [row] = await client
    .from('ledger_entries')
    .whereIn('form_id', requestIdsOf(edition))
    .count('* as movements')
    .select(sumOf('charges', '1', `cause = 'charge'`), charged('credits'), charged('amount'))
  return {
    movements: row.movements,
    charges: row.charges,
    credits: row.credits,
    amount: row.amount,
  }
}

/** How many requests have an answer of each purpose. */
async function answerCounts(
  edition: Edition,
  client: QueryClientContract
): Promise<Record<Purpose, number>> {
  const isAnswered = (question: string) => {
    const answer = columnNames.has(question) ? columnOf(question) : `detail ->> '${question}'`
    return `coalesce(cast(${answer} as text), '') not in ('', '0', 'false', '[]', '{}')`
  }
  const counts = recordOf(purposes, () => 0)
  const [row] = await client
    .from('forms')
    .where('tournament_id', edition.id)
    .whereNull('restricted_at')
    .select(
      purposes.map((purpose) => {
        const given = purpose === 'decision' ? 'true' : questionsFor[purpose].map(isAnswered)
        return db.raw(`count(case when ${[given].flat().join(' or ')} then 1 end) as ${purpose}`)
      })
    )
  for (const purpose of purposes) counts[purpose] = row[purpose]
  return counts
}

async function forgottenCounts(
  edition: Edition,
  client: QueryClientContract
): Promise<EditionFigures['removed']> {
  const ofRequests = (table: string) => client.from(table).whereIn('form_id', requestIdsOf(edition))
  const ofEdition = (table: string) => client.from(table).where('tournament_id', edition.id)
  const counted: Record<ForgottenClass, ReturnType<typeof db.from>> = {
    people: ofEdition('forms').whereNull('restricted_at'),
    photos: ofEdition('forms').whereNull('restricted_at').whereNotNull('image'),
    documents: ofRequests('form_files'),
    history: ofRequests('form_logs'),
    notes: ofRequests('form_notes'),
    mails: mailsOf(edition, client),
    cards: ofRequests('cards'),
    scans: ofRequests('scans'),
    orders: ofRequests('access_orders'),
    guestLinks: ofRequests('guest_links'),
    lateLinks: ofEdition('late_links'),
    pickups: client.from('collectives').whereIn('id', pickupsWith(requestIdsOf(edition))),
    players: ofEdition('default_players'),
    imports: ofEdition('import_runs'),
  }
  const counts = recordOf(forgottenClasses, () => 0)
  for (const name of forgottenClasses) counts[name] = await countRows(counted[name])
  return counts
}
