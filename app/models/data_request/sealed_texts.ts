import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DataRequestSchema } from '#database/schema'
import type { Sealing } from '#sealing/sealable'
import { sealSecrets, type Secrets } from '#sealing/secrets'
import { recordOf } from '#shared/keys'

const about = ({ reference, kind }: DataRequestSchema) => `data_requests ${reference} ${kind}`

const names = ['reason', 'answer', 'askerEmail'] as const

const secretsOf = (asked: DataRequestSchema): Secrets =>
  Object.fromEntries(names.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])))

/**
 * What a person wrote, from where, and the answer, sealed. The key belongs to the reference: a data request
 * outlives the purge of its request, which must destroy the key of the person.
 */
export async function sealedColumns(client: QueryClientContract, asked: DataRequestSchema) {
  const [columns] = await sealSecrets(client, [
    { owner: [`rights ${asked.reference}`], about: about(asked), secrets: secretsOf(asked) },
  ])
  return { ...recordOf(names, () => null), ...columns }
}

async function sealTexts(asked: DataRequestSchema) {
  if (!names.some((name) => name in asked.$dirty)) return
  const secrets = secretsOf(asked)
  const columns = await sealedColumns(asked.$trx ?? db.connection(), asked)
  Object.assign(asked.$attributes, columns)
  return secrets
}

export const textSealing: Sealing<DataRequestSchema> = {
  about,
  seal: sealTexts,
  withSecrets: (_, secrets) => secrets,
}
