import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { I18n } from '@adonisjs/i18n'
import drive from '@adonisjs/drive/services/main'
import { PhotoArchive } from '#documents/photo_archive'
import type { FormType } from '#form_types/define'
import type { OptionSource } from '#form_types/lists'
import { normaliseDocument } from '#form_types/kinds/rules'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import type {
  ImportColumn,
  ImportKind,
  ImportLine,
  Mapping,
  Outcome,
  Problem,
} from '#models/import/kind'
import { peopleColumns, PHOTO } from '#models/import/people_columns'
import { PeopleReading } from '#models/import/people_reading'
import { PeopleRow, type PeopleOrder } from '#models/import/people_row'
import { SECOND_SURNAME, secondSurnames } from '#models/import/surnames'
import type ImportRun from '#models/import_run'
import { randomToken } from '#models/secrets'
import { storageDir } from '#start/env'

/** Photos left over that are named; of more only the number is told. */
const NAMED = 10

/** Lists of people who ask by a form: each row becomes a request as if staff typed it in. */
export class PeopleImport implements ImportKind {
  // Each row writes files, too, and its photo takes a while.
  readonly ownTransactions = true
  readonly atOnce = 20
  // Nothing else is let through.
  readonly warned = 'messages.importPeople.photoless'
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

  certain(mapping: Mapping): boolean {
    const taken = Object.values(mapping)
    return peopleColumns(this.formType, 'es').every(
      ({ name, required }) => !required || taken.includes(name)
    )
  }

  /** The page itself says which required columns are left. */
  lacks(): Problem[] {
    return []
  }

  async take(lines: ImportLine[], run: ImportRun): Promise<Outcome[]> {
    this.#order ??= this.#orderOf(run)
    const order = await this.#order
    const rows = lines.map(({ line, values }) => new PeopleRow(order, line, values))
    // Somebody was here before, and was killed.
    const nonces = rows.map(({ nonce }) => nonce)
    const before = await Form.query().whereIn('nonce', nonces)
    const outcomes: Outcome[] = []
    for (const row of rows) {
      const there = before.find(({ nonce }) => nonce === row.nonce)
      outcomes.push({ line: row.line, ...(await row.take(there)) })
    }
    return outcomes
  }

  /** Photos that nobody of the list is called by. */
  async remarks(lines: AsyncIterable<ImportLine[]>, run: ImportRun): Promise<Problem[]> {
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

  /** Lets go of the photos; nobody needs them once the list is over. */
  async release(run: ImportRun) {
    await this.#photos?.close()
    if (!run.isOver || !run.photosKey) return
    await drive.use().delete(run.photosKey)
    // One that failed may be tried again, and must not go on as if nobody had sent photos.
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

/** The same form; to build its rules takes longer than to check a row by them. */
function withRulesBuiltOnce(formType: FormType): FormType {
  let built: ReturnType<FormType['staffValidator']> | undefined
  return {
    ...formType,
    staffValidator: (...order) => (built ??= formType.staffValidator(...order)),
  }
}

/** Archives are read here and there, which a drive far away cannot do. */
async function photosOf(key: string): Promise<PhotoArchive> {
  const folder = join(storageDir, 'tmp')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomToken()}.zip`)
  try {
    await pipeline(await drive.use().getStream(key), createWriteStream(path))
    return await PhotoArchive.open(path)
  } finally {
    // What is open can still be read, and is gone with the process, however that ends.
    await rm(path, { force: true })
  }
}
