import { randomUUID } from 'node:crypto'
import { until } from '#tests/helpers/until'
import type { Visitor } from '#tests/helpers/visitor'
import { filledIn } from '#tests/shipped/answers'
import { findCustomer, payMeal } from '#tests/shipped/meals'
import type { Product } from '#tests/shipped/product'
import { sendForm } from '#tests/shipped/sent_form'

const press = '/merchant/mform/press'

/** What a person sees: whether the answer says that it is done, and its words. */
export type Seen = { isDone: boolean; status: number; words: string }

/** Something that a person does, and can try again. */
export type Attempt = {
  try(): Promise<Seen>
  /** How often it is stored; asked from the office. */
  stored(): Promise<number>
}

let people = 0

/** A public form with a photo, sent with the same nonce each time. */
export async function submission(product: Product): Promise<Attempt & { email: string }> {
  const office = await product.login()
  const visitor = product.visitor()
  const path = '/forms/prensa'
  const { props } = await visitor.open(path)
  const lastName = `Intento ${String((people += 1)).padStart(4, '0')}`
  const answers = await filledIn(props.formType, props.options, { lastName, freelance: 'false' })
  const nonce = randomUUID()
  return {
    email: answers.email,
    async try() {
      const { status, location, words } = await sendForm(visitor, path, { ...answers, nonce })
      return { status, words, isDone: Boolean(location?.endsWith('/gracias')) }
    },
    stored: async () =>
      (await office.open(`${press}?search=${encodeURIComponent(lastName)}`)).props.forms.total,
  }
}

/** A meal, charged with the same nonce each time. */
export async function charge(product: Product): Promise<Attempt> {
  const office = await product.login()
  const { till, restaurant, form } = await findCustomer(product, 10)
  const credits = async () => (await office.open(`${press}/${form}`)).props.form.credits as number
  const before = await credits()
  const nonce = randomUUID()
  return {
    async try() {
      const { status, body } = await payMeal(till, { restaurant, form, nonce })
      return { status, words: JSON.stringify(body), isDone: status === 200 }
    },
    stored: async () => before - (await credits()),
  }
}

/** The approval of a request that waits. */
export async function decision(product: Product): Promise<Attempt> {
  const office = await product.login('review')
  const { forms } = (await office.open(`${press}?state=waiting&search=Intento`)).props
  const [{ id }] = forms.data
  const path = `${press}/${id}`
  return {
    async try() {
      await office.open(path)
      const sent = await sendForm(office, `${path}/changestate`, { state: 'approved' }, path)
      return sent.status === 302
        ? await flashAt(office, sent.location!)
        : { ...sent, isDone: false }
    },
    async stored() {
      const { props } = await office.open(path)
      const logs = props.form.logs ?? props.logs
      const count = logs.filter(({ type }: any) => type === 'state').length
      if ((props.form.state === 'approved') !== count > 0) throw new Error('its history is wrong')
      return count
    },
  }
}

/** A list of players, which may also end later and by itself. */
export async function playerList(product: Product): Promise<Attempt> {
  const office = await product.login()
  const word = `Listado${'abcdefghij'[(people += 1) % 10]}`
  const rows = Array.from({ length: 30 }, (_, index) =>
    [`L${people}${100 + index}`, `Nombre ${index}`, word, '1998-04-17', 'ES'].join(',')
  )
  const csv = ['player id,first name,last name,birth date,country', ...rows].join('\n')
  const file = { bytes: Buffer.from(csv), name: 'jugadores.csv', type: 'text/csv' }
  return {
    async try() {
      const sent = await office.send('POST', '/merchant/import-atp', { file })
      if (sent.status !== 302) return { status: sent.status, words: '', isDone: false }
      const run = await until(
        async () => {
          const { props } = await office.open(sent.location!)
          return ['done', 'failed'].includes(props.run?.state) && props.run
        },
        'the list is taken in or refused',
        180
      )
      const isWhole = run.state === 'done' && run.created + run.unchanged === rows.length
      return { status: sent.status, words: run.error ?? '', isDone: isWhole }
    },
    async stored() {
      const { props } = await office.open(`/merchant/config/defaultPlayer?search=${word}`)
      return props.players.total / rows.length
    },
  }
}

/** The decision about all volunteers at once; its mails are held back. */
export async function bulkChange(office: Visitor) {
  const path = '/merchant/mform/volunteer'
  const { total } = (await office.open(`${path}?state=approved`)).props.forms
  const [from, state] = total > 0 ? ['approved', 'rejected'] : ['rejected', 'approved']
  const order = { all: true, filter: { state: from }, state, hold: true }
  const { status } = await office.ask('POST', `${path}/changestate`, order)
  if (status !== 302) throw new Error(`bulk change: ${status}`)
  const [{ id }] = (await office.open('/merchant/changes')).props.changes.data
  return {
    isDone: async () =>
      (await office.open(`/merchant/changes/${id}`)).props.change?.state === 'done',
  }
}

async function flashAt(office: Visitor, location: string): Promise<Seen> {
  const { status, props } = await office.open(location)
  const { flash } = props
  return { status, words: flash?.message ?? '', isDone: flash?.type === 'success' }
}
