import { randomBytes } from 'node:crypto'
import { mkdir, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { hasSmtp } from '#config/mail'
import { canaries } from '#config/retention'
import { mailboxDir } from '#mails/eml_transport'
import Form from '#models/form'
import { derivedColumns } from '#models/form/columns'
import { thumbOf } from '#models/form/photos'
import MailMessage from '#models/mail_message'
import Pickup from '#models/pickup'
import Tournament from '#models/tournament'
import { isInRedis } from '#operations/lanes'
import { insertMany } from '#sql/bulk'
import { newStatusLink, randomToken } from '#text/secrets'

/** `mark`: letters in every text. `keys`: its files. `log.size`: bytes of the log before the planting. */
export type Canary = {
  mark: string
  plantedAt: number
  keys: string[]
  log: { path: string; size: number } | null
}

const datedAt = DateTime.utc(canaries.year)
const LETTERS = 'qxzkwjvh'

/** Letters in an order that no real text has. */
const newMark = () => [...randomBytes(24)].map((byte) => LETTERS[byte % 8]).join('')

/**
 * Plants an invented person in all places where a request leaves data, for the next purge to remove.
 * The person belongs to an edition of its own, dated so long ago that lists leave it out.
 */
export async function plantCanary(): Promise<Canary> {
  const mark = newMark()
  const plantedAt = Date.now()
  const log = await logFile()
  const image = `portraits/${randomToken()}.jpg`
  const imageOriginal = `originals/${randomToken()}.jpg`
  const document = `documents/${randomToken()}.pdf`
  const keys = [image, thumbOf(image), imageOriginal, document]
  for (const key of keys) await drive.use().put(key, mark)
  const mail = await db.transaction(async (trx) => {
    const form = await plantRequest(mark, { image, imageOriginal }, trx)
    await plantRows(mark, form, document, trx)
    await plantPickup(mark, form, trx)
    return plantMail(mark, form, trx)
  })
  if (!hasSmtp) {
    await mkdir(mailboxDir, { recursive: true })
    await writeFile(join(mailboxDir, `0-m${mail.id}-canary.eml`), mark)
  }
  return { mark, plantedAt, keys, log }
}

/** The purge keeps editions. This one goes, unless one of its requests could not be purged. */
export async function removeCanaryEdition() {
  const edition = await Tournament.findBy('code', canaries.code)
  if (edition && !(await edition.related('forms').query().first())) await edition.delete()
}

async function plantRequest(
  mark: string,
  photo: { image: string; imageOriginal: string },
  client: TransactionClientContract
) {
  const day = datedAt.toISODate()!
  const { code, year } = canaries
  const blank = { sport: 'tennis' as const, name: code, code, year, startsOn: day, endsOn: day }
  const edition =
    (await Tournament.findBy('code', code, { client })) ??
    (await Tournament.blank(blank).useTransaction(client).save())
  const idForm = `${code}-${randomToken().slice(0, 20)}`
  const values = {
    type: 'press',
    category: 'press' as const,
    idForm,
    tournamentId: edition.id,
    name: mark,
    lastName: mark,
    document: mark,
    birthDate: day,
    company: mark,
    email: `${mark}@example.com`,
    address: mark,
    cellPhone: '+34600000000',
    detail: { media: 'other', mediaName: mark },
    locale: 'es' as const,
    ...newStatusLink(idForm),
    submittedAt: datedAt,
    arrivedAt: datedAt,
    createdAt: datedAt,
    observation: mark,
    credits: 1,
    ...photo,
  }
  return Form.create({ ...values, ...derivedColumns(values) }, { client })
}

async function plantRows(
  mark: string,
  { id: formId, tournamentId }: Form,
  key: string,
  trx: TransactionClientContract
) {
  const rows = {
    form_files: { formId, field: 'letter', key, name: `${mark}.pdf`, createdAt: datedAt },
    form_logs: {
      formId,
      type: 'updated',
      from: { company: '' },
      to: { company: mark },
      at: datedAt,
    },
    form_notes: { formId, text: mark, createdAt: datedAt },
    guest_links: { formId, email: `${mark}@example.com`, expiresAt: datedAt, createdAt: datedAt },
    ledger_entries: {
      ...{ formId, kind: 'credits', delta: 1, balance: 1, cause: 'manual', reason: mark },
      at: datedAt,
    },
    cards: {
      ...{ formId, tournamentId, serial: mark, token: randomToken().slice(0, 26) },
      ...{ state: 'revoked', createdAt: datedAt, updatedAt: datedAt },
    },
    scans: { formId, zone: '0', allowed: false, code: 'unknown', scan: mark, at: datedAt },
  }
  for (const [table, row] of Object.entries(rows)) await insertMany(trx, table, [row])
  if (isInRedis()) return
  const data = { id: randomToken(), name: 'Canary', payload: { mark }, attempts: 0 }
  await trx.table('queue_jobs').insert({
    id: data.id,
    queue: 'default',
    status: 'completed',
    data: JSON.stringify(data),
    finished_at: datedAt.toMillis(),
  })
}

/** Pickups are kept for years: only an old one is removed by the next purge. */
async function plantPickup(mark: string, { id: formId }: Form, client: TransactionClientContract) {
  const person = { name: mark, lastname: mark, email: `${mark}@example.com`, document: mark }
  const pickup = await Pickup.create(
    { ...person, type: 'person', state: 'waiting', observations: mark, createdAt: datedAt },
    { client }
  )
  const entry = { collectiveId: pickup.id, formId, serial: mark, name: mark, createdAt: datedAt }
  await insertMany(client, 'collective_forms', [entry])
}

async function plantMail(mark: string, { id: formId }: Form, client: TransactionClientContract) {
  const to = `${mark}@example.com`
  const mail = await MailMessage.create(
    {
      template: 'received',
      to,
      locale: 'es',
      subject: mark,
      params: { name: mark },
      formId,
      state: 'sent',
      attempts: 1,
      nextTryAt: datedAt,
      sentAt: datedAt,
      createdAt: datedAt,
    },
    { client }
  )
  const line = { entity: MailMessage.table, entityId: mail.id, label: to, type: 'updated' }
  await insertMany(client, 'entity_changes', [{ ...line, from: null, to: { to }, at: datedAt }])
  return mail
}

/** Logs go to standard output. Null unless a file is behind it. */
async function logFile() {
  const path = await readlink('/proc/self/fd/1').catch(() => null)
  const found = path ? await stat(path).catch(() => null) : null
  return path && found?.isFile() ? { path, size: found.size } : null
}
