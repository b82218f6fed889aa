import { isDeepStrictEqual } from 'node:util'
import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { FormSchema } from '#database/schema'
import { discardAfter } from '#database/transactions'
import type { Locale } from '#config/i18n'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { formTypes } from '#form_types/index'
import { balances } from '#money/balances'
import { sqlNow } from '#sql/bulk'
import FormLog from '#models/form_log'
import BlacklistEntry from '#models/blacklist_entry'
import Consent from '#models/consent'
import { twinIn } from '#models/form/twins'
import { updateCardsOf } from '#models/card/staleness'
import { changedColumns, splitAnswers, toColumns } from '#models/form/columns'
import { consentsIn } from '#models/form/consent_words'
import { addressOf } from '#models/form/correspondence'
import { identityOf } from '#models/form/identity'
import { writeToOther } from '#models/form/other_recipient'
import { peopleOf } from '#models/form/people'
import Permission from '#models/permission'
import LedgerEntry from '#models/ledger_entry'
import { admitToPlayer, moveGuestsToPlayer } from '#models/form/player_change'
import FormFile from '#models/form_file'
import type { SealedFile } from '#sealing/files'
import FormPhoto from '#models/form_photo'
import { discardFiles } from '#models/form/photos'
import { discardUploads, storeUploads, type StoredUpload, withWireName } from '#models/form/uploads'
import type Form from '#models/form'
import { textIn, type Stored } from '#sql/json'
import { areAlike } from '#text/likeness'
import { newStatusLink, personKeysOf } from '#text/secrets'
import type { Actor } from '#shared/history'
import type { Uploads } from '#form_types/define'

type Sets = Stored | ((changed: string[]) => Stored)

const columnsOf = (sets: Sets = {}, changed: string[]) =>
  typeof sets === 'function' ? sets(changed) : sets

/** The tutor's answers on which a confirmation depends. If one of them changes, it is over. */
const ofTutor = ['tutorEmail', 'tutorDocument']

/** Answers that identify a person, the strongest first. */
const identifying = ['tutorDocument', 'birthDate', 'lastName', 'name']

export type Revision = {
  by: Actor | null
  version?: number
  removes?: string[]
  /** Columns to write without a row in the history; a function gets the changed names. */
  sets?: Sets
  /** The language in which the applicant read the questions; by default that of the request. */
  locale?: Locale
}

/** Files stored before, whose rows the revision writes. */
type Stores = { files?: StoredUpload[]; photos?: SealedFile[] }

export function Revisable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    declare detail: Stored

    /** @throws FieldRefusal for a wrong file; Refusal `editedMeanwhile`, `blacklisted` */
    async correct(
      this: Form,
      answers: Stored,
      uploads: Uploads,
      { removes = [], ...revision }: Revision
    ): Promise<Form> {
      const formType = formTypes.get(this.type)
      const old = { image: this.image, imageOriginal: this.imageOriginal, detail: this.detail }
      await this.refuseBlacklisted(answers)
      const sender = { byStaff: revision.by !== null }
      const stored = await storeUploads(formType.allFields, uploads, sender).catch((error) => {
        throw withWireName(error, formType)
      })
      const removed = removes.filter((name) => !uploads[name]).map((name) => [name, null])
      const keys = stored.files.map(({ field, key }) => [field, key])
      const files = Object.fromEntries([...removed, ...keys])
      try {
        const { image, ...photoColumns } = stored.columns
        await this.revise(
          { ...answers, ...files, ...(image && { image }) },
          {
            ...revision,
            files: stored.files,
            photos: stored.photos,
            sets: (changed) => ({ ...columnsOf(revision.sets, changed), ...photoColumns }),
          }
        )
      } catch (error) {
        await discardAfter(error, () => discardUploads(stored))
        throw withWireName(error, formType)
      }
      const photos = stored.columns.image ? [old.image, old.imageOriginal] : []
      const documents = Object.keys(files).map((field) => textIn(old.detail, field))
      await discardFiles([...photos, ...documents])
      return this
    }

    /** @throws FieldRefusal if the new player has no place left; Refusal `editedMeanwhile` */
    async revise(this: Form, newAnswers: Stored, revision: Revision & Stores): Promise<Form> {
      const { by, version = this.version } = revision
      const before: Stored = { ...this.$attributes, ...this.detail }
      await db.transaction(async (trx) => {
        const change = await changeOf(trx, this, before, newAnswers, revision)
        const { changed, unlogged } = change
        if (changed.length === 0 && version === this.version && Object.keys(unlogged).length === 0)
          return

        await writeChange(trx, this, change, revision)
        await recordAnswers(trx, this, before, change, by)
        await updateCardsOf(trx, [this.id], by)
      })
      await this.refresh()
      return this
    }

    private async refuseBlacklisted(answers: Stored) {
      const formType = formTypes.get(this.type)
      const current = { ...this.$attributes, ...this.detail }
      const people = peopleOf(formType, { ...current, ...answers })
      if (!same(people, peopleOf(formType, current)))
        await BlacklistEntry.refuseBlacklisted(people, this.type)
    }
  }
}

/** A child's address that is the tutor's becomes that of the new tutor. */
function addressOfTutor(before: Stored, newAnswers: Stored): Stored {
  const { email = before.email, tutorEmail } = newAnswers
  const isTutors = before.email && before.email === before.tutorEmail && email === before.email
  return isTutors && tutorEmail ? { email: tutorEmail } : {}
}

async function changeOf(
  trx: TransactionClientContract,
  form: Form,
  before: Stored,
  newAnswers: Stored,
  { by, sets }: Revision
) {
  const sent = {
    ...newAnswers,
    ...addressOfTutor(before, newAnswers),
    ...(await derivedAgain(trx, form, before, newAnswers)),
  }
  const answers: Stored = {
    ...sent,
    ...(await admitToPlayer(trx, form, { ...before, ...sent }, by)),
    ...(newAnswers.customPermission && (await ownFlags(trx, { ...before, ...sent }))),
  }
  const { columns, detail } = splitAnswers(answers)
  const changed = Object.keys(answers).filter((name) => !same(before[name], answers[name]))
  const row = { ...columns, detail: { ...form.detail, ...detail } }
  const own = { type: form.type, name: form.name, email: form.email }
  const hasOtherTutor = ofTutor.some((name) => changed.includes(name))
  const isForOther = hasOtherTutor || addressOf({ ...own, ...row }) !== addressOf(form)
  // Applicants who correct their own address stay on their page.
  const endsLink = by !== null && isForOther
  const unlogged = {
    ...columnsOf(sets, changed),
    ...(hasOtherTutor && { tutorConfirmedAt: null }),
    ...(endsLink && newStatusLink(form.idForm)),
    // What was asked of somebody else is not for the substitute.
    ...(endsLink &&
      !areAlike(namedIn(before), namedIn({ ...before, ...answers })) && { asked: null }),
  }
  return { answers, changed, row, unlogged, hasOtherTutor, isForOther, endsLink }
}

const namedIn = ({ name, lastName }: Stored) => ({ name: String(name), lastName: String(lastName) })

/** @throws FieldRefusal if another request has the person that the answers now identify */
async function refuseTwin(
  trx: TransactionClientContract,
  form: Form,
  row: Stored,
  changed: string[]
) {
  const { tournamentId, type, personKey } = form
  const keys = personKeysOf(identityOf({ ...form.$attributes, ...row }))
  if (personKey && keys.includes(personKey)) return
  if (!(await twinIn(trx, { tournamentId, type, keys }, form.id))) return
  const isByDocument = changed.includes('document') && Boolean(row.document)
  const field = isByDocument ? 'document' : identifying.find((name) => changed.includes(name))
  throw new FieldRefusal(field ?? 'name', 'personTaken', { by: isByDocument ? 'document' : 'name' })
}

type Change = Awaited<ReturnType<typeof changeOf>>

async function writeChange(
  trx: TransactionClientContract,
  form: Form,
  { answers, changed, row, unlogged, hasOtherTutor, isForOther, endsLink }: Change,
  { by, version = form.version, files = [], photos = [], locale = form.locale }: Revision & Stores
) {
  const { id, idForm } = form
  // The office may save a twin: it sees a warning.
  if (!by) await refuseTwin(trx, form, row, changed)
  const changes = await changedColumns(trx, form, row)
  const written = await trx
    .from('forms')
    .where({ id, version })
    .update({
      ...changes,
      ...toColumns(unlogged),
      version: version + 1,
      updated_at: sqlNow(trx),
    })
  if (Number(written) === 0) throw new Refusal('editedMeanwhile', {}, { status: 409 })
  const stored = { id, idForm, personKey: changes.person_key }
  await replaceFiles(trx, stored, changed, files)
  await FormPhoto.add(trx, stored, photos)
  if (!by) {
    const given = Object.fromEntries(changed.map((name) => [name, answers[name]]))
    await Consent.record(trx, form, { fields: consentsIn(form.formType, given), locale })
  }
  await moveGuestsToPlayer(trx, form, answers, by)
  if (isForOther) await writeToOther(trx, form, { endsLink, hasOtherTutor })
}

/** The history records that a document changed, but not its number. */
async function recordAnswers(
  trx: TransactionClientContract,
  { id, formType }: Form,
  before: Stored,
  { answers, changed }: Change,
  by: Actor | null
) {
  const sensitive = (name: string) => formType.allFields[name]?.sensitive ?? false
  const recorded = (values: Stored) =>
    Object.fromEntries(
      changed.map((name) => [name, sensitive(name) ? null : (values[name] ?? null)])
    )
  await FormLog.write(trx, by, [
    { formId: id, type: 'updated', from: recorded(before), to: recorded(answers) },
  ])
  const changedBalances = balances.filter((kind) => changed.includes(kind))
  await LedgerEntry.recordMovements(
    trx,
    changedBalances.map((kind) => ({
      formId: id,
      kind,
      from: Number(before[kind]),
      to: Number(answers[kind]),
    })),
    { cause: 'edit', by }
  )
}

/** Category and permission follow the corrected answers, unless the office chose others. */
async function derivedAgain(
  trx: TransactionClientContract,
  { formType, tournamentId, category, idPermission }: Form,
  before: Stored,
  newAnswers: Stored
): Promise<Stored> {
  const isChosen = (name: string) => name in newAnswers && !same(newAnswers[name], before[name])
  const derived = formType.category({ ...before, ...newAnswers })
  if (isChosen('category') || category !== formType.category(before) || derived === category)
    return {}
  const old = await Permission.ofCategory(tournamentId, category, trx)
  const follows = !isChosen('idPermission') && same(idPermission, old?.id)
  if (!follows) return { category: derived }
  const profile = await Permission.ofCategory(tournamentId, derived, trx)
  return { category: derived, idPermission: profile?.id ?? null }
}

async function ownFlags(trx: TransactionClientContract, answers: Stored) {
  const { idPermission, customPermission = null } = splitAnswers(answers).columns
  const profile = idPermission ? await Permission.find(idPermission, { client: trx }) : null
  return { customPermission: Permission.overridesOf(profile, customPermission) }
}

async function replaceFiles(
  trx: TransactionClientContract,
  form: Pick<Form, 'id' | 'idForm' | 'personKey'>,
  changed: string[],
  files: StoredUpload[]
) {
  await trx.from('form_files').where('form_id', form.id).whereIn('field', changed).delete()
  await FormFile.add(trx, form, files)
}

// PostgreSQL returns the keys of a JSON value in another order.
const same = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null)
