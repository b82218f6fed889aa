import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CollectiveSchema } from '#database/schema'
import type { Owner } from '#sealing/data_keys'
import type { Sealing } from '#sealing/sealable'
import { sealSecrets, type Secrets } from '#sealing/secrets'
import { nameOfHashKey, personKeysOf } from '#text/secrets'

const about = ({ nonce }: CollectiveSchema) => `collectives ${nonce ?? ''}`

const secretsOf = ({ document }: CollectiveSchema): Secrets => (document ? { document } : {})

/** The owner of a collector's key, which is also the key of their requests. */
export function ownerOf({ document }: CollectiveSchema): Owner {
  const [today = '', ...earlier] = personKeysOf(document)
  return [today, ...earlier]
}

export async function sealedColumns(client: QueryClientContract, pickup: CollectiveSchema) {
  const row = {
    owner: ownerOf(pickup),
    about: about(pickup),
    secrets: secretsOf(pickup),
  }
  const [columns] = await sealSecrets(client, [row])
  return { document: null, hashedBy: nameOfHashKey(), ...columns }
}

async function sealDocument(pickup: CollectiveSchema) {
  if (!('document' in pickup.$dirty)) return
  const secrets = secretsOf(pickup)
  const columns = await sealedColumns(pickup.$trx ?? db.connection(), pickup)
  Object.assign(pickup.$attributes, columns)
  return secrets
}

export const documentSealing: Sealing<CollectiveSchema> = {
  about,
  seal: sealDocument,
  withSecrets: (_, secrets) => secrets,
}
