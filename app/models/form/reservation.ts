import { person } from '#form_types/person'
import Form from '#models/form'
import { isEmpty, unanswered } from '#models/form/unanswered'

/** What a place is called until its person is known; people search for it by this word. */
const WORDS = { es: 'Reserva', en: 'Reserved' }

/** The name of the next place that is held for a host: `Reserva 2` for their second guest. */
export async function nameOfPlace(host: Form, locale: 'es' | 'en') {
  const [{ total }] = await Form.query().where('idParent', host.id).count('* as total').pojo<any>()
  return { name: WORDS[locale], lastName: String(Number(total) + 1) }
}

/** Whether a request is called like a place and not like somebody. */
export const isPlaceName = ({ name, lastName }: Pick<Form, 'name' | 'lastName'>) =>
  Object.values(WORDS).includes(name) && /^\d+$/.test(lastName)

/** Whether a correction goes on holding the place: it says so, or touches nothing of the person. */
export function staysHeld(form: Form, sent: Record<string, any>, said?: boolean) {
  if (!form.reserved) return false
  const touched = Object.keys(person).some(
    (name) => !isEmpty(sent[name]) && String(sent[name]) !== String(form.answers[name] ?? '')
  )
  return said ?? !touched
}

/** Whether everything is known that a place was held for. */
export const isComplete = (form: Form, answers: Record<string, any>, hasPhoto: boolean) =>
  unanswered(form.formType, { ...form.answers, ...answers, ...(hasPhoto && { image: 'new' }) })
    .length === 0 && !isPlaceName({ ...form.$attributes, ...answers } as Form)
