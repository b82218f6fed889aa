import Form from '#models/form'
import { info, warning, type Finding } from '#models/form/checks/finding'
import { alike, daysLike } from '#models/likeness'

type Reader = { seesType(type: string): boolean }

const MOST = 5
// So many share their birthday only where it was made up.
const CANDIDATES = 2000

const linkTo = ({ type: form, id, idForm: label }: Form) => ({ form, id, label })

/** Whoever else may be this person: by the document, or by name and birth date. */
export async function peopleFindings(form: Form, reader: Reader): Promise<Finding[]> {
  const twins = await twinsOf(form)
  const resembling = await resemblingOf(form, twins)
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
  if (!alike(form, twin)) return warning('otherName', words, linkTo(twin))
  const again = twin.type === form.type && twin.tournamentId === form.tournamentId
  if (again) return warning('duplicate', words, linkTo(twin))
  // Somebody who was accredited last year is no news to worry about.
  const level = twin.tournamentId === form.tournamentId ? warning : info
  return level('samePerson', words, linkTo(twin))
}

/** Requests with the same document or passport, whatever their type and edition. */
async function twinsOf({ id, personKey, passportKey }: Form) {
  const keys = [personKey, passportKey].filter((key) => key !== null)
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
    .limit(MOST)
}

/** People of the edition with a name and a birth date so near that one of them is mistyped. */
async function resemblingOf(form: Form, known: Form[]) {
  if (!form.birthDate) return []
  const rows = await Form.query()
    .where('tournamentId', form.tournamentId)
    .whereIn('birthDate', daysLike(form.birthDate))
    .select('id', 'sortName')
    .limit(CANDIDATES)
    .pojo<{ id: number; sort_name: string }>()
  const same = new Set([form.id, ...known.map(({ id }) => id)])
  const near = rows.filter(({ id, sort_name: key }) => !same.has(id) && alike(form, named(key)))
  if (near.length === 0) return []
  return Form.query()
    .whereIn(
      'id',
      near.map(({ id }) => id)
    )
    .orderBy('id', 'desc')
    .limit(MOST)
}

/** The two halves of a sort key, as names. */
function named(sortName: string) {
  const [lastName, name = ''] = sortName.replaceAll('n~', 'n').split('  ')
  return { name, lastName }
}
