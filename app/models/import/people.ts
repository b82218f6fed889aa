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
  #path: string | null = null

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
    const outcomes: Outcome[] = []
    for (const { line, values } of lines)
      outcomes.push({ line, ...(await new PeopleRow(order, line, values).take()) })
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

  /** Lets go of the photos; once the list is done they are with their requests. */
  async release(run: ImportRun) {
    const order = await this.#order
    await order?.photos?.close()
    if (this.#path) await rm(this.#path, { force: true })
    if (run.isOver && run.photosKey) {
      await drive.use().delete(run.photosKey)
      await run.merge({ photosKey: null }).save()
    }
  }

  nameOf({ name = '', lastName = '' }: Record<string, string>) {
    return `${name} ${lastName}`.trim()
  }

  async #orderOf(run: ImportRun): Promise<PeopleOrder> {
    await run.load('tournament')
    const { formType } = this
    const { tournament: edition, terms } = run
    const wantsPlayers = 'player' in formType.fields
    const players = wantsPlayers
      ? await DefaultPlayer.query().where('tournamentId', edition.id)
      : []
    return {
      formType,
      edition: await edition.withOfficeLists(),
      reading: new PeopleReading(formType, edition as unknown as OptionSource, players),
      photos: run.photosKey ? await this.#photosOf(run.photosKey) : null,
      run: run.id,
      file: run.file,
      by: run.userId ? { id: run.userId } : null,
      accepted: terms?.accepted ?? false,
      notify: terms?.notify ?? true,
      locale: terms?.locale ?? 'es',
    }
  }

  /** Archives are read here and there, which a drive far away cannot do. */
  async #photosOf(key: string): Promise<PhotoArchive> {
    const folder = join(storageDir, 'tmp')
    await mkdir(folder, { recursive: true })
    this.#path = join(folder, `${randomToken()}.zip`)
    await pipeline(await drive.use().getStream(key), createWriteStream(this.#path))
    return PhotoArchive.open(this.#path)
  }
}
