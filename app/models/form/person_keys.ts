import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { hashKeys } from '#config/app'
import Form from '#models/form'
import { identityOf, passportOf } from '#models/form/identity'
import { chunks } from '#sql/bulk'
import { personKeysOf } from '#text/secrets'

type PersonKeys = { identity: string[]; passport: string[] }

export type Keyed = Pick<Form, 'id' | 'personKey' | 'passportKey'>

/**
 * The keys by which other requests, and the blacklist, may name the people of these requests. While
 * HASH_KEY_OLD is set, a person has several. That of the present HASH_KEY is first.
 */
export async function personKeysOfForms(
  forms: Keyed[],
  client?: QueryClientContract
): Promise<Map<number, PersonKeys>> {
  const stored = new Map(
    forms.map(({ id, personKey, passportKey }) => [
      id,
      { identity: given(personKey), passport: given(passportKey) },
    ])
  )
  if (hashKeys.length === 1) return stored
  for (const ids of chunks([...stored.keys()]))
    for (const { id, $attributes: row } of await Form.query({ client }).whereIn('id', ids)) {
      const { identity, passport } = stored.get(id)!
      stored.set(id, {
        identity: unique([...personKeysOf(identityOf(row)), ...identity]),
        passport: unique([...personKeysOf(passportOf(row)), ...passport]),
      })
    }
  return stored
}

const given = (key: string | null) => (key ? [key] : [])

const unique = (keys: string[]) => [...new Set(keys)]
