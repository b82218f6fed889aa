import { urlFor } from '@adonisjs/core/services/url_builder'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import { personKeysOfForms } from '#models/form/person_keys'
import type User from '#models/user'
import { findAnywhere } from '#queries/request_list'
import type { Searched } from '#queries/request_selection'

/**
 * People whose requests match a search, in all editions, if the user may read all that is kept; each
 * with their newest request. `atMost` requests are looked at.
 */
export async function peopleFound(user: User, searched: Searched, { atMost = 8 } = {}) {
  if (!user.may('configure')) return []
  const types = formTypes.keys().filter((key) => user.seesType(key))
  const found = await findAnywhere(types, searched, { active: false, atMost })
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
    .map((requests) => ({
      name: requests[0].fullName,
      requests: requests.length,
      type: requests[0].type,
      submittedAt: requests[0].submittedAt.toISO()!,
      url: urlFor('merchant.people.show', { id: requests[0].id }),
    }))
}
