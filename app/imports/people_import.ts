import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { I18n } from '@adonisjs/i18n'
import drive from '@adonisjs/drive/services/main'
import { PhotoArchive } from '#documents/photo_archive'
import type { FormType } from '#form_types/define'
import { normaliseDocument } from '#shared/identity_documents'
import DefaultPlayer from '#models/default_player'
import Form from '#models/form'
import { withMaskedNumbers } from '#models/form/sight'
import { doubtOfManyFaults, sampleLines } from '#imports/doubts'
import type {
  ImportColumn,
  ImportKind,
  ImportLine,
  ImportRemark,
  Mapping,
  RowOutcome,
} from '#imports/kind'
import { peopleColumns, photoNameIn } from '#imports/people_columns'
import { PeopleReading } from '#imports/people_cells'
import { PeopleRow, type PeopleContext } from '#imports/people_row'
import { peopleUndo } from '#imports/people_undo'
import { SECOND_SURNAME, secondSurnames } from '#imports/names'
import type ImportRun from '#models/import_run'
import User from '#models/user'
import { removeScratch, scratchPath } from '#process/scratch_folder'
import { openRunFile } from '#sealing/run_files'

const NAMES_SHOWN = 10
const LONGEST_NAME = 100

const ROWS_TRIED = 200

export class PeopleImport implements ImportKind {
  // Each row writes files, and its photo takes time.
  readonly ownTransactions = true
  readonly partSize = 20
  readonly undo = peopleUndo
  readonly warningKey = 'messages.importPeople.photoless'
  #context: Promise<PeopleContext> | null = null
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
    const mappedFields = Object.values(mapping)
    return peopleColumns(this.formType, 'es').every(
      ({ name, required }) => !required || mappedFields.includes(name)
    )
  }

  async take(lines: ImportLine[], run: ImportRun): Promise<RowOutcome[]> {
    this.#context ??= this.#contextOf(run)
    const context = await this.#context
    const rows = lines.map(({ line, values }) => new PeopleRow(context, line, values))
    // A killed worker may have written some of these rows.
    const nonces = rows.flatMap((row) => row.nonces)
    const writtenForms = await Form.query().whereIn('nonce', nonces)
    const outcomes: RowOutcome[] = []
    for (const row of rows) {
      const written = writtenForms.find((form) => row.wrote(form))
      outcomes.push({ line: row.line, ...(await row.take(written)) })
    }
    return outcomes
  }

  async doubts(lines: AsyncIterable<ImportLine[]>, run: ImportRun): Promise<ImportRemark[]> {
    const { tournamentId, registries } = run
    const request = await Form.query().where({ tournamentId, type: this.formType.key }).first()
    if (!request) return []
    const context = await this.#contextOf(run)
    const sample = await sampleLines(lines, registries, ROWS_TRIED)
    const faults: ImportRemark[] = []
    for (const { line, values } of sample) {
      const problems = (await new PeopleRow(context, line, values).problems()) ?? []
      faults.push(...problems.slice(0, 1))
    }
    return doubtOfManyFaults(faults, sample.length)
  }

  async closingRemarks(
    run: ImportRun,
    lines: AsyncIterable<ImportLine[]>
  ): Promise<ImportRemark[]> {
    this.#context ??= this.#contextOf(run)
    const { photos } = await this.#context
    if (!photos) return []
    for await (const part of lines)
      for (const { values } of part)
        photos.markUsed(photoNameIn(values) || normaliseDocument(values.document ?? ''))
    const { unusedNames } = photos
    const count = unusedNames.length
    if (count === 0) return []
    const shown = unusedNames.slice(0, NAMES_SHOWN)
    const names = shown.map((name) => withMaskedNumbers(name.slice(0, LONGEST_NAME))).join(', ')
    return [{ key: 'messages.importPeople.photosLeft', values: { count, names } }]
  }

  async releaseFiles(run: ImportRun) {
    this.#photos?.close()
    if (!run.isOver || !run.photosKey) return
    await drive.use().delete(run.photosKey)
    // Of a failed run the key stays, so that a retry fails instead of creating requests without photos.
    if (run.state === 'done') await run.merge({ photosKey: null }).save()
  }

  nameOf({ name = '', lastName = '' }: Record<string, string>) {
    return `${name} ${lastName}`.trim()
  }

  async #contextOf(run: ImportRun): Promise<PeopleContext> {
    await run.load('tournament')
    const { formType } = this
    const { tournament: edition, terms, plan } = run
    const asksPlayer = 'player' in formType.fields
    const players = asksPlayer ? await DefaultPlayer.query().where('tournamentId', edition.id) : []
    const monthsFirst = new Set(plan.monthsFirst.map((column) => plan.mapping[column]))
    this.#photos = run.photosKey ? await openPhotos(run, run.photosKey) : null
    return {
      formType,
      edition: await edition.withOfficeLists(),
      reading: new PeopleReading(formType, edition, players, monthsFirst),
      photos: this.#photos,
      run: run.id,
      file: run.file,
      by: run.userId ? await User.find(run.userId) : null,
      accepted: terms?.accepted ?? false,
      notify: terms?.notify ?? true,
      locale: terms?.locale ?? 'es',
    }
  }
}

/** ZIP archives need random access, which a remote drive does not give. */
async function openPhotos(run: ImportRun, key: string): Promise<PhotoArchive> {
  const path = `${await scratchPath()}.zip`
  try {
    await pipeline(await openRunFile(run, key), createWriteStream(path))
    return await PhotoArchive.open(path)
  } finally {
    // The open file stays readable, and disappears when the process ends.
    await removeScratch(path)
  }
}
