import { urlFor } from '@adonisjs/core/services/url_builder'
import Form from '#models/form'
import { personKeysOfForms } from '#models/form/person_keys'
import type User from '#models/user'
import { findAnywhere } from '#queries/request_list'

const MOST = 5

/** People whose requests match a search, in all editions, if the user may read all that is kept. */
export async function peopleFound(user: User, types: string[], search: string) {
  if (!user.may('configure')) return []
  const found = await findAnywhere(types, search, { active: false })
  const keys = [...(await personKeysOfForms(found)).values()].flatMap(({ identity }) => identity)
  const identified = await Form.query().whereIn('personKey', keys).orderBy('id', 'desc')
  const unidentified = found.filter(({ personKey }) => personKey === null)
  const forms = [...identified, ...unidentified]
  const keysOf = await personKeysOfForms(forms)
  const keyOf = ({ id }: Form) => keysOf.get(id)?.identity[0] ?? String(id)
  const requestsOf = Map.groupBy(forms, keyOf)
  return [...new Set(found.map(keyOf))]
    .map((key) => requestsOf.get(key)!)
    .filter((requests) => requests.every(({ type }) => user.seesType(type)))
    .slice(0, MOST)
    .map((requests) => ({
      name: requests[0].fullName,
      requests: requests.length,
      url: urlFor('merchant.people.show', { id: requests[0].id }),
    }))
}
