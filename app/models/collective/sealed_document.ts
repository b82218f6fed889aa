import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Collective from '#models/collective'
import { openSecrets, sealSecrets, type Secrets } from '#models/sealed'
import { personKeyOf } from '#text/secrets'

const about = ({ nonce }: Collective) => `collectives ${nonce ?? ''}`

const savedDocuments = new WeakMap<Collective, string | null>()

/** Replaces what models read from the database by the readable document. */
export async function openDocuments(collectives: Collective[]) {
  const sealed = collectives.filter((collective) => collective.$attributes.sealed)
  if (sealed.length === 0) return
  const opened = await openSecrets(
    sealed[0].$trx ?? db.connection(),
    sealed.map((row) => ({ keyId: row.keyId, sealed: row.sealed, about: about(row) }))
  )
  for (const [at, row] of sealed.entries()) showDocument(row, opened[at].document ?? null)
}

/** Before a model is saved. */
export async function sealDocument(collective: Collective) {
  if (!('document' in collective.$dirty)) return
  savedDocuments.set(collective, collective.document)
  const columns = await sealedColumns(collective.$trx ?? db.connection(), collective)
  Object.assign(collective.$attributes, columns)
}

/** The columns that keep the document. */
export async function sealedColumns(client: QueryClientContract, collective: Collective) {
  const { document } = collective
  const secrets: Secrets = document ? { document } : {}
  const row = { owner: personKeyOf(document) ?? '', about: about(collective), secrets }
  const [columns] = await sealSecrets(client, [row])
  return { document: null, ...columns }
}

/** After a model was saved. */
export function showSavedDocument(collective: Collective) {
  const document = savedDocuments.get(collective)
  if (document) showDocument(collective, document)
  savedDocuments.delete(collective)
}

function showDocument({ $attributes, $original }: Collective, document: string | null) {
  for (const values of [$attributes, $original]) values.document = document
}
