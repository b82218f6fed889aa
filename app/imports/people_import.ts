import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { I18n } from '@adonisjs/i18n'
import drive from '@adonisjs/drive/services/main'
import { PhotoArchive } from '#documents/photo_archive'
import type { FormType } from '#form_types/define'
import type { OptionSource } from '#form_types/lists'
import { normaliseDocument } from '#shared/identity_documents'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { doubtOfManyFaults, someOf } from '#imports/doubts'
import type { ImportColumn, ImportKind, ImportLine, Mapping, Outcome, Problem } from '#imports/kind'
import { peopleColumns, PHOTO } from '#imports/people_columns'
import { PeopleReading } from '#imports/people_cells'
import { PeopleRow, type PeopleOrder } from '#imports/people_row'
import { peopleUndo } from '#imports/people_undo'
import { SECOND_SURNAME, secondSurnames } from '#imports/surnames'
import type ImportRun from '#models/import_run'
import { randomToken } from '#text/secrets'
import { storageDir } from '#start/env'

const NAMED = 10

const TRIED = 200

export class PeopleImport implements ImportKind {
  // Each row writes files, and its photo takes time.
  readonly ownTransactions = true
  readonly partSize = 20
  readonly undo = peopleUndo
  // A missing photo is the only problem that is let through.
  readonly warningKey = 'messages.importPeople.photoless'
  #order: Promise<PeopleOrder> | null = null
  #photos: PhotoArchive | null = null

  constructor(private formType: FormType) {}

  get key() {
    return `people:${this.formType.key}`
  }

  columns(i18n: I18n): ImportColumn[] {
    const label = i18n.t(`messages.import.columns.${SECOND_SURNAME}`)
    const second = { name: SECOND_SURNAME, label, required: false, synonyms: secondSurnames }
    return [...peopleColumns(this.formType, i18n.locale), second]
  }

  isMappingSufficient(mapping: Mapping): boolean {
    const taken = Object.values(mapping)
    return peopleColumns(this.formType, 'es').every(
      ({ name, required }) => !required || taken.includes(name)
    )
  }

  /** The page itself shows which required columns are missing. */
  mappingProblems(): Problem[] {
    return []
  }

  async take(lines: ImportLine[], run: ImportRun): Promise<Outcome[]> {
    this.#order ??= this.#orderOf(run)
    const order = await this.#order
    const rows = lines.map(({ line, values }) => new PeopleRow(order, line, values))
    // A killed worker may have written some of these rows.
    const nonces = rows.map(({ nonce }) => nonce)
    const before = await Form.query().whereIn('nonce', nonces)
    const outcomes: Outcome[] = []
    for (const row of rows) {
      const there = before.find(({ nonce }) => nonce === row.nonce)
      outcomes.push({ line: row.line, ...(await row.take(there)) })
    }
    return outcomes
  }

  async doubts(lines: AsyncIterable<ImportLine[]>, run: ImportRun): Promise<Problem[]> {
    const { tournamentId, registries } = run
    const asked = await Form.query().where({ tournamentId, type: this.formType.key }).first()
    if (!asked) return []
    const order = await this.#orderOf(run)
    const tried = await someOf(lines, registries, TRIED)
    const faults: Problem[] = []
    for (const { line, values } of tried)
      faults.push(...((await new PeopleRow(order, line, values).fault()) ?? []).slice(0, 1))
    return doubtOfManyFaults(faults, tried.length)
  }

  async closingRemarks(lines: AsyncIterable<ImportLine[]>, run: ImportRun): Promise<Problem[]> {
    this.#order ??= this.#orderOf(run)
    const { photos } = await this.#order
    if (!photos) return []
    for await (const some of lines)
      for (const { values } of some)
        photos.note(values[PHOTO] || normaliseDocument(values.document ?? ''))
    const { left } = photos
    if (left.length === 0) return []
    const names = left.slice(0, NAMED).join(', ')
    return [{ key: 'messages.importPeople.photosLeft', values: { count: left.length, names } }]
  }

  async releaseFiles(run: ImportRun) {
    this.#photos?.close()
    if (!run.isOver || !run.photosKey) return
    await drive.use().delete(run.photosKey)
    // A failed run may be tried again and still needs its photos.
    if (run.state === 'done') await run.merge({ photosKey: null }).save()
  }

  nameOf({ name = '', lastName = '' }: Record<string, string>) {
    return `${name} ${lastName}`.trim()
  }

  async #orderOf(run: ImportRun): Promise<PeopleOrder> {
    await run.load('tournament')
    const { formType } = this
    const { tournament: edition, terms, plan } = run
    const wantsPlayers = 'player' in formType.fields
    const players = wantsPlayers
      ? await DefaultPlayer.query().where('tournamentId', edition.id)
      : []
    const monthsFirst = new Set(plan.monthsFirst.map((column) => plan.mapping[column]))
    return {
      formType: withRulesBuiltOnce(formType),
      edition: await edition.withOfficeLists(),
      reading: new PeopleReading(
        formType,
        edition as unknown as OptionSource,
        players,
        monthsFirst
      ),
      photos: (this.#photos = run.photosKey ? await photosOf(run.photosKey) : null),
      run: run.id,
      file: run.file,
      by: run.userId ? { id: run.userId } : null,
      accepted: terms?.accepted ?? false,
      notify: terms?.notify ?? true,
      locale: terms?.locale ?? 'es',
    }
  }
}

/** Building the rules takes longer than checking a row. */
function withRulesBuiltOnce(formType: FormType): FormType {
  let built: ReturnType<FormType['staffValidator']> | undefined
  return {
    ...formType,
    staffValidator: (...order) => (built ??= formType.staffValidator(...order)),
  }
}

/** ZIP archives need random access, which a remote drive does not give. */
async function photosOf(key: string): Promise<PhotoArchive> {
  const folder = join(storageDir, 'tmp')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomToken()}.zip`)
  try {
    await pipeline(await drive.use().getStream(key), createWriteStream(path))
    return await PhotoArchive.open(path)
  } finally {
    // The open file stays readable, and disappears when the process ends.
    await rm(path, { force: true })
  }
}
