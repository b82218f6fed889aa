import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { mailboxDir } from '#mails/eml_transport'
import Card from '#models/card'
import PrintRun from '#models/print_run'
import { carryOut } from '#bulk_changes/carry_out'
import DocumentRun from '#models/document_run'
import type Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import FormNote from '#models/form_note'
import GuestLink from '#models/guest_link'
import LateLink from '#models/late_link'
import LedgerEntry from '#models/ledger_entry'
import MailMessage from '#models/mail_message'
import Scan from '#models/scan'
import { thumbOf } from '#models/form/photos'
import { storeSealed } from '#sealing/files'
import { makeList } from '#pickups/make_list'
import { readSignature } from '#pickups/signature'
import { signList } from '#pickups/sign_list'
import { saveBy } from '#sql/history'
import { randomToken } from '#text/secrets'
import { charge } from '#tests/helpers/charges'
import { orderMails } from '#tests/helpers/order_mails'
import { signatureOf } from '#tests/helpers/pickup_desk'
import { restaurantOf } from '#tests/helpers/restaurants'
import { admin, openTournaments, photoJpeg } from '#tests/helpers/world'
import { cardHolderOf } from '#tests/helpers/zone_checks'

/** What identifies the person: none of it is a part of anything else. */
export const marks = {
  name: 'Zzyzxa',
  lastName: 'Quuxmark Ñandú',
  document: 'QPASS998877',
  email: 'zzyzxa.quuxmark@example.com',
  birthDate: '1987-06-05',
}

const { name, lastName, document, email } = marks
const whole = `${name} ${lastName}`

/** A person with two requests in two editions, of whom there is a row in every table. */
export async function markedPerson() {
  const { tennis, golf } = await openTournaments()
  const by = await admin()
  const past = await TournamentFactory.merge({ year: 2023, code: 'TST23', active: false }).create()
  const image = `portraits/${randomToken()}.jpg`
  for (const key of [image, thumbOf(image)])
    await drive.use().put(key, (await photoJpeg()) as never)
  const { form } = await cardHolderOf(tennis, { ...marks, image })
  const earlier = await FormFactory.merge({ ...marks, tournamentId: past.id }).create()
  const other = await FormFactory.merge({ tournamentId: golf.id }).create()
  await leaveRows(form, by)
  await leaveMentions(form, other, by)
  const key = await addDocument(form)
  return { tennis, past, by, form, earlier, other, files: [image, thumbOf(image), key] }
}

async function addDocument(form: Form) {
  const stored = await storeSealed(
    `documents/${randomToken()}.pdf`,
    Buffer.from(`%PDF-1.4 ${document}`)
  )
  const letter = { ...stored, field: 'letter', name: `Carta de ${whole}.pdf` }
  await db.transaction((trx) => FormFile.add(trx, form, [letter]))
  return stored.key
}

async function leaveRows(form: Form, by: Awaited<ReturnType<typeof admin>>) {
  await form.merge({ observation: `Soy ${whole}` }).save()
  await FormNote.create({ formId: form.id, text: `Llamó ${whole}`, userId: by.id })
  await charge({ form, restaurant: await restaurantOf(), by })
  await LedgerEntry.create({
    ...{ formId: form.id, kind: 'credits', delta: 2, balance: 2, cause: 'manual' },
    reason: `Para ${whole}`,
  })
  await Scan.create({ formId: form.id, zone: '4', allowed: true, code: 'ok', at: DateTime.utc() })
  const mail = { template: 'received', to: email, locale: 'es' as const }
  await orderMails([
    { ...mail, formId: form.id, params: { name } },
    { ...mail, template: 'returning_link' },
  ])
  await mkdir(mailboxDir, { recursive: true })
  for (const { id } of await MailMessage.query().where('to', email))
    await writeFile(join(mailboxDir, `${Date.now()}-m${id}-x.eml`), `To: ${email}`)
  await Card.query().where('formId', form.id).update({ printedAt: DateTime.utc().toSQL() })
  const list = await makeList(
    { name, lastname: lastName, email, document: 'qpass-998877', phone: '600', type: 'person' },
    [form.id],
    by
  )
  const png = await readSignature(await signatureOf())
  await signList(list, { png, by, locale: 'es' })
}

async function leaveMentions(form: Form, other: Form, by: Awaited<ReturnType<typeof admin>>) {
  const expiresAt = DateTime.utc().plus({ days: 3 })
  const link = { tournamentId: form.tournamentId, formType: 'press', email, expiresAt }
  await saveBy(new LateLink().merge(link), by)
  await GuestLink.create({ formId: other.id, email, expiresAt })
  await FormNote.create({ formId: other.id, text: `Viaja con ${whole}.`, userId: by.id })
  await FormLog.create({ formId: other.id, type: 'asked', to: { message: `Como ${whole}` } })
  await orderMails([
    { template: 'asked', to: 'jefa@example.com', locale: 'es', params: { host: whole } },
  ])
  await carryOut(
    {
      ...{ kind: 'state', formType: 'press', ids: [form.id] },
      change: { state: 'rejected', reason: `Lo pidió ${whole}` },
    },
    by
  )
  await DocumentRun.create({
    ...{ kind: 'forms_export', state: 'done', userId: by.id },
    params: { formType: 'press', selection: { types: [], search: 'quuxmark' }, recipients: [] },
  })
  await PrintRun.create({
    selection: { list: 'press', search: name.toLowerCase() } as never,
    ...{ layout: 'cr80', sheet: 'single', total: 0, state: 'printed', userId: by.id },
  })
}

/** The tables in which one of the texts stands, with the text. Framework tables count too. */
export async function tablesNaming(texts: string[]): Promise<string[]> {
  const isPostgres = db.connection().dialect.name === 'postgres'
  const tables: { name: string }[] = isPostgres
    ? await db.from('pg_tables').where('schemaname', 'public').select('tablename as name')
    : await db.from('sqlite_master').where('type', 'table').select('name')
  const found: string[] = []
  for (const { name: table } of tables) {
    // Of the search index, the rows are those of its source.
    if (/^forms_search_/.test(table)) continue
    const rows = JSON.stringify(await db.from(table)).toLowerCase()
    found.push(
      ...texts
        .filter((text) => rows.includes(text.toLowerCase()))
        .map((text) => `${table}: ${text}`)
    )
  }
  return found
}
