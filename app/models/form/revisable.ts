import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { FormSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import { formTypes } from '#form_types/index'
import { balances } from '#models/balances'
import { insertMany, sqlNow } from '#models/bulk'
import BlacklistEntry from '#models/blacklist_entry'
import { followForms } from '#models/card/following'
import { derivedColumns, splitAnswers, toColumns } from '#models/form/columns'
import { peopleOf } from '#models/form/people'
import Permission from '#models/permission'
import LedgerEntry from '#models/ledger_entry'
import { readmitted, takeGuestsAlong } from '#models/form/transfer'
import {
  discardUploads,
  onTheWire,
  storeUploads,
  type StoredFile,
  type Uploads,
} from '#models/form/uploads'

type Columns = Record<string, unknown>
type Sets = Columns | ((changed: string[]) => Columns)

const columnsOf = (sets: Sets = {}, changed: string[]) =>
  typeof sets === 'function' ? sets(changed) : sets

export type Revision = {
  by: { id: number } | null
  /** The version that was corrected. */
  version?: number
  /** Questions whose document is taken away. */
  removes?: string[]
  /** Columns that change with the answers, without a line in the history; some tell which ones. */
  sets?: Sets
}

/** Correcting a request. */
export function Revisable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    declare detail: Record<string, any>

    /**
     * Writes corrected answers with the files that replace earlier ones.
     * @throws FieldRefusal when a file is not what its question asks for
     * @throws Refusal `editedMeanwhile`; `blacklisted` when it has become somebody who is listed
     */
    async correct(
      answers: Record<string, any>,
      uploads: Uploads,
      { removes = [], ...revision }: Revision
    ) {
      const formType = formTypes.get(this.type)
      const old = { image: this.image, imageOriginal: this.imageOriginal, detail: this.detail }
      await this.refuseListed(answers)
      const stored = await storeUploads(formType.allFields, uploads).catch((error) => {
        throw onTheWire(error, formType)
      })
      const gone = removes.filter((name) => !uploads[name]).map((name) => [name, null])
      const keys = stored.files.map(({ field, key }) => [field, key])
      const files = Object.fromEntries([...gone, ...keys])
      try {
        const { image, ...beside } = stored.portrait
        await this.revise(
          { ...answers, ...files, ...(image && { image }) },
          {
            ...revision,
            files: stored.files,
            sets: (changed) => ({ ...columnsOf(revision.sets, changed), ...beside }),
          }
        )
      } catch (error) {
        await discardUploads(stored)
        throw onTheWire(error, formType)
      }
      await discardUploads({
        portrait: stored.portrait.image
          ? { image: old.image ?? undefined, imageOriginal: old.imageOriginal }
          : {},
        files: Object.keys(files).flatMap((field) =>
          old.detail[field] ? [{ field, name: field, key: old.detail[field] }] : []
        ),
      })
      return this
    }

    /**
     * Writes corrected answers and logs what changed, field by field.
     * @param version the version that was corrected; another one in the database means
     *   that somebody else was faster
     * @throws FieldRefusal when the new player has no place left
     * @throws Refusal `editedMeanwhile`
     */
    async revise(
      given: Record<string, any>,
      { by, version = this.version, files = [], sets }: Revision & { files?: StoredFile[] }
    ) {
      const before: Record<string, any> = { ...this.$attributes, ...this.detail }
      await db.transaction(async (trx) => {
        const answers = {
          ...given,
          ...(await readmitted(trx, this as any, { ...before, ...given }, by)),
          ...(given.customPermission && (await ownFlags(trx, { ...before, ...given }))),
        }
        const { columns, detail } = splitAnswers(answers)
        const changed = Object.keys(answers).filter((name) => !same(before[name], answers[name]))
        const also = columnsOf(sets, changed)
        if (changed.length === 0 && version === this.version && Object.keys(also).length === 0)
          return

        // Documents are named in the history when they change, but never written into it.
        const fields = formTypes.get(this.type).allFields
        const sensitive = (name: string) => fields[name]?.sensitive ?? false
        const row: Record<string, any> = { ...columns, detail: { ...this.detail, ...detail } }
        const next = { ...this.$attributes, ...row }
        const written = await trx
          .from('forms')
          .where({ id: this.id, version })
          .update({
            ...toColumns({ ...row, ...derivedColumns(next), ...also }),
            version: version + 1,
            updated_at: sqlNow(trx),
          })
        if (Number(written) === 0) throw new Refusal('editedMeanwhile', {}, { status: 409 })
        await replaceFiles(trx, this.id, changed, files)
        await takeGuestsAlong(trx, this as any, answers, by)
        const shown = (values: Record<string, any>) =>
          Object.fromEntries(
            changed.map((name) => [name, sensitive(name) ? null : (values[name] ?? null)])
          )
        await insertMany(trx, 'form_logs', [
          {
            formId: this.id,
            type: 'updated',
            userId: by?.id ?? null,
            from: shown(before),
            to: shown(answers),
            at: DateTime.utc(),
          },
        ])
        const moved = balances.filter((kind) => changed.includes(kind))
        await LedgerEntry.note(
          trx,
          moved.map((kind) => ({
            formId: this.id,
            kind,
            from: Number(before[kind]),
            to: Number(answers[kind]),
          })),
          { cause: 'edit', by }
        )
        await followForms(trx, [this.id], by)
      })
      await this.refresh()
      return this
    }

    private async refuseListed(answers: Record<string, any>) {
      const formType = formTypes.get(this.type)
      const now = { ...this.$attributes, ...this.detail }
      const people = peopleOf(formType, { ...now, ...answers })
      if (!same(people, peopleOf(formType, now))) await BlacklistEntry.refuse(people, this.type)
    }
  }
}

/** What a request opens otherwise than its profile: what it opens alike is no exception. */
async function ownFlags(
  trx: TransactionClientContract,
  { idPermission, customPermission }: Record<string, any>
) {
  const profile = idPermission ? await Permission.find(idPermission, { client: trx }) : null
  return { customPermission: Permission.overridesOf(profile, customPermission) }
}

/** The documents of the questions whose answers changed. */
async function replaceFiles(
  trx: TransactionClientContract,
  formId: number,
  changed: string[],
  files: StoredFile[]
) {
  await trx.from('form_files').where('form_id', formId).whereIn('field', changed).delete()
  await insertMany(
    trx,
    'form_files',
    files.map((file) => ({ formId, ...file, createdAt: DateTime.utc() }))
  )
}

function same(a: unknown, b: unknown) {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
