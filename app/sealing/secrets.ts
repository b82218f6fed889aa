import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { keysOf, keysWithIds, type DataKey, type Owner } from '#sealing/data_keys'
import { open, seal } from '#sealing/cipher'

export type Secrets = Record<string, string>

/** `owner`: whose key is used. `about`: identifies the row by values that never change. */
type Unsealed = {
  owner: Owner
  about: string
  secrets: Secrets
  /** The row names a key although it has no secrets. */
  alwaysKeyed?: boolean
}

export type SealedColumns = { keyId: number | null; sealed: string | null }

export type Sealed = SealedColumns & { about: string }

/** The columns of a model without its secrets. Opening them costs a query. */
export const columnsWithoutSecrets = (model: LucidModel) =>
  [...model.$columnsDefinitions.keys()].filter((name) => !['keyId', 'sealed'].includes(name))

/** The columns that keep the secrets of rows, in the same order. */
export async function sealSecrets(
  client: QueryClientContract,
  rows: Unsealed[]
): Promise<SealedColumns[]> {
  const owners = rows.filter(needsKey).map(({ owner }) => owner)
  const keys = owners.length > 0 ? await keysOf(client, owners) : new Map<string, DataKey>()
  return rows.map((row) => {
    if (!needsKey(row)) return { keyId: null, sealed: null }
    const { id, key } = keys.get(row.owner[0])!
    const sealed = hasSecrets(row) ? seal(key, JSON.stringify(row.secrets), row.about) : null
    return { keyId: id, sealed }
  })
}

/** The secrets of rows, in the same order. A row whose key is gone has no secrets. */
export async function openSecrets(client: QueryClientContract, rows: Sealed[]): Promise<Secrets[]> {
  const ids = rows.flatMap(({ keyId }) => keyId ?? [])
  const keys = ids.length > 0 ? await keysWithIds(client, ids) : new Map()
  return rows.map(({ keyId, sealed, about }) => {
    const key = keyId && keys.get(keyId)
    return key && sealed ? JSON.parse(open(key, sealed, about)) : {}
  })
}

const hasSecrets = ({ secrets }: Unsealed) => Object.keys(secrets).length > 0

const needsKey = (row: Unsealed) => row.alwaysKeyed || hasSecrets(row)
