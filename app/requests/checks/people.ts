import { DateTime } from 'luxon'
import Form from '#models/form'
import { CANDIDATES, idsAlike } from '#models/form/alike'
import { isMinor } from '#models/form/minors'
import { personKeysOfForms } from '#models/form/person_keys'
import { isWithheld, seesFully } from '#models/form/sight'
import type { Reader } from '#models/user'
import { info, warning, type Finding } from '#requests/checks/finding'
import { areAlike, daysLike } from '#text/likeness'

const MOST_SHOWN = 5

const linkTo = ({ type: form, id, idForm: label }: Form) => ({ form, id, label })

export async function peopleFindings(form: Form, reader: Reader): Promise<Finding[]> {
  const twins = await twinsOf(form)
  // A user who types requests could try one day after the other, and so find a birth date.
  const mayTry = reader.may('create') && !seesFully(reader, form.type)
  const resembling = mayTry ? [] : await resemblingOf(form, twins, reader)
  return [
    ...twins.map((twin) => twinFinding(form, twin, reader)),
    ...resembling.map((other) =>
      reader.seesType(other.type)
        ? warning('resembling', { name: other.fullName, reference: other.idForm }, linkTo(other))
        : warning('resemblingElsewhere', { type: other.type })
    ),
  ]
}

function twinFinding(form: Form, twin: Form, reader: Reader): Finding {
  const words = { type: twin.type, reference: twin.idForm, name: twin.fullName }
  if (!reader.seesType(twin.type)) return warning('elsewhere', { type: twin.type })
  if (!areAlike(form, twin)) return warning('otherName', words, linkTo(twin))
  const isDuplicate = twin.type === form.type && twin.tournamentId === form.tournamentId
  if (isDuplicate) return warning('duplicate', words, linkTo(twin))
  // The same person last year is no reason to worry.
  const level = twin.tournamentId === form.tournamentId ? warning : info
  return level('samePerson', words, linkTo(twin))
}

async function twinsOf(form: Form) {
  const { id } = form
  const { identity, passport } = (await personKeysOfForms([form])).get(id)!
  const keys = [...identity, ...passport]
  if (keys.length === 0) return []
  return Form.query()
    .whereIn('id', (ids) =>
      ids
        .from('forms')
        .select('id')
        .whereIn('person_key', keys)
        .union((others) => others.from('forms').select('id').whereIn('passport_key', keys))
    )
    .whereNot('id', id)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
}

/** People with nearly the same name and birth date: one of them may be mistyped. */
async function resemblingOf(form: Form, twins: Form[], reader: Reader) {
  if (!form.birthDate) return []
  const today = DateTime.utc().toISODate()
  const days = daysLike(form.birthDate).filter((day) => day <= today)
  const ofEdition = () => Form.query().where('tournamentId', form.tournamentId)
  const alike = [
    ...(await idsAlike(ofEdition().whereIn('birthDate', days).limit(CANDIDATES), [form])),
    // The birth dates of minors are sealed.
    ...(days.some((birthDate) => isMinor({ birthDate, type: form.type }))
      ? await idsAlike(ofEdition().whereRaw('minor'), [form])
      : []),
  ]
  const excluded = [form.id, ...twins.map(({ id }) => id)]
  const ids = alike.filter((id) => !excluded.includes(id))
  if (ids.length === 0) return []
  const others = await Form.query().whereIn('id', ids).orderBy('id', 'desc')
  return others
    .filter((other) => !isWithheld(reader, other))
    .filter(({ birthDate }) => birthDate && days.includes(birthDate))
    .slice(0, MOST_SHOWN)
}
