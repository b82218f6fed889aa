import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { FormSchema } from '#database/schema'
import { columnNames } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { identityOf } from '#models/form/identity'
import { BIRTH_DATE, isMinor } from '#models/form/minors'
import { passKeyOn, type Owner } from '#sealing/data_keys'
import type { Sealing } from '#sealing/sealable'
import type { Stored } from '#sql/json'
import { openSecrets, sealSecrets, type SealedColumns, type Secrets } from '#sealing/secrets'
import { personKeysOf } from '#text/secrets'

type Row = Record<string, unknown> &
  Partial<
    Pick<
      FormSchema,
      'type' | 'idForm' | 'personKey' | 'document' | 'birthDate' | 'detail' | 'keyId'
    >
  >

const about = (idForm?: string) => `forms ${idForm}`

/** The owner of the key of a request: its person, known by the document, or the request itself. */
export function ownerOf(row: Row): Owner {
  const { personKey, idForm } = row
  if (!personKey) return [`request ${idForm}`]
  const [today = personKey, ...earlier] = new Set([...personKeysOf(identityOf(row)), personKey])
  return [today, ...earlier]
}

/** The answers that are kept encrypted, of any form type: a request may have been moved. */
export const sealedNames = () => [
  ...new Set(formTypes.all().flatMap(({ sealedFields }) => sealedFields)),
]

function isOfMinor({ birthDate = null, type }: Row) {
  if (!type) throw new Error('A request is sealed without its form type')
  return isMinor({ birthDate, type })
}

/** Of minors also the birth date. */
function secretsOf(row: Row, names = sealedNames()): Secrets {
  const answers = [...names, ...(isOfMinor(row) ? [BIRTH_DATE] : [])].flatMap((name) => {
    const value = columnNames.has(name) ? row[name] : row.detail?.[name]
    return typeof value === 'string' && value ? [[name, value]] : []
  })
  return Object.fromEntries(answers)
}

/** The columns of new requests as they are stored. Rows have all derived columns. */
export async function sealRows<New extends Row>(
  client: QueryClientContract,
  rows: New[]
): Promise<(New & SealedColumns & Pick<FormSchema, 'minor'>)[]> {
  const names = sealedNames()
  const secrets = rows.map((row) => secretsOf(row, names))
  const sealed = await sealSecrets(
    client,
    rows.map((row, at) => ({
      owner: ownerOf(row),
      about: about(row.idForm),
      secrets: secrets[at],
      // Earlier versions know an erased request in a backup by its key.
      alwaysKeyed: true,
    }))
  )
  return rows.map((row, at) => ({
    ...row,
    ...withEmptyPlaces(row, secrets[at]),
    ...sealed[at],
    minor: isOfMinor(row),
  }))
}

/**
 * Seals the answers of a changed request. If its person changed, the key goes to the new owner if
 * no other row needs it. Returns the columns to write.
 */
export async function sealedChange(client: QueryClientContract, before: Row, next: Row) {
  if (next.sealed === undefined) throw new Error('Sealed answers were not read with the request')
  const [owner] = ownerOf(next)
  if (next.keyId && ownerOf(before)[0] !== owner) await passKeyOn(client, next.keyId, owner)
  const [{ document, birthDate, minor, detail, sealed, keyId }] = await sealRows(client, [next])
  return { document, birthDate, minor, detail, sealed, keyId }
}

type RawRow = { id_form: string; key_id: number | null; sealed: string | null; detail: Stored }

/** Puts the answers of raw rows in their places. They need the columns `sealed`, `key_id` and `id_form`. */
export async function openRows<Raw extends RawRow>(
  client: QueryClientContract,
  rows: Raw[]
): Promise<void> {
  const opened = await openSecrets(
    client,
    rows.map((row) => ({ keyId: row.key_id, sealed: row.sealed, about: about(row.id_form) }))
  )
  for (const [at, row] of rows.entries()) {
    const { birthDate, ...numbers } = opened[at]
    Object.assign(row, withSecrets(row, numbers), birthDate && { birth_date: birthDate })
  }
}

/** If one of these changes, the request is sealed again. */
const SEALING = ['document', 'birthDate', 'detail', 'type']

async function sealForm(form: FormSchema) {
  const { $attributes: row, $original: before, $dirty: dirty, $isPersisted: isStored } = form
  if (isStored && !SEALING.some((name) => name in dirty)) return
  const secrets = secretsOf(row)
  if (isStored && row.sealed === undefined && Object.keys(secrets).length === 0) return
  // A new row has no `sealed`; without the null, `sealedChange` would take it for a row that was
  // read without its secrets.
  const next = isStored ? row : { ...row, sealed: null }
  Object.assign(row, await sealedChange(form.$trx ?? db.connection(), before, next))
  return secrets
}

function withSecrets({ detail }: Pick<Row, 'detail'>, secrets: Record<string, string | null>) {
  const entries = Object.entries(secrets)
  const details = entries.filter(([name]) => !columnNames.has(name))
  return {
    ...Object.fromEntries(entries.filter(([name]) => columnNames.has(name))),
    ...(details.length > 0 && detail && { detail: { ...detail, ...Object.fromEntries(details) } }),
  }
}

/** An empty place for each secret keeps the order of the answers. */
const withEmptyPlaces = (row: Row, secrets: Secrets) =>
  withSecrets(row, Object.fromEntries(Object.keys(secrets).map((name) => [name, null])))

export const formSealing: Sealing<FormSchema> = {
  about: ({ idForm }) => about(idForm),
  seal: sealForm,
  withSecrets,
}
