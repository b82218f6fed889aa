import { randomUUID } from 'node:crypto'
import type { Assert } from '@japa/assert'
import type { Visitor } from '#tests/helpers/visitor'
import { until, within } from '#tests/helpers/until'
import { filledIn } from '#tests/shipped/answers'
import { listsOf } from '#tests/shipped/looks'
import { findCustomer, payMeal } from '#tests/shipped/meals'
import { PASSWORD, type Product } from '#tests/shipped/product'

const press = '/merchant/mform/press'
/** Requests that the office changes all at once. */
const many = '/merchant/mform/volunteer'
/** Seconds in which everybody must be answered once the product is there again. */
const PATIENCE = 180
/** Lists that are ordered until the next look. */
const LISTS = 2

type Sent = { lastName: string; email: string; reference?: string }

/**
 * People who work with the product at once, and note what they were told. Who gets no answer tries
 * again, with the same nonce where there is one.
 */
export class Crowd {
  /** Those who were sent to the page of thanks. */
  readonly thanked: Sent[] = []
  /** Requests that the office was told to have approved. */
  readonly approved: number[] = []
  /** Lists that the office was told to get, by form type. */
  readonly lists: string[] = []
  /** Bulk changes that were ordered. */
  readonly changes: number[] = []
  /** Answers above 499, with what was asked for. */
  readonly faults: string[] = []
  charged = 0
  #credits = 0
  #customer = 0
  #restaurant = 0
  #lastCharge: { nonce: string; balance: number } | null = null
  #waiting: number[] = []
  #listsLeft = 0
  #goesHome = false
  #checked = 0
  #people = 0
  #loggedInBefore = new Map<string, Visitor>()
  #at: Promise<unknown>[] = []
  #errors: unknown[] = []

  private constructor(
    private product: Product,
    private name: string,
    private listsMailed: Awaited<ReturnType<typeof listsOf>>
  ) {}

  /** A crowd with somebody who can be charged, and requests to decide; a name finds its people. */
  static async of(product: Product, name: string) {
    const crowd = new Crowd(product, name, await listsOf(product))
    const office = await product.login()
    await crowd.#findCustomer()
    await crowd.#findWaiting(office)
    return crowd
  }

  /** Everybody begins. */
  begin() {
    this.#goesHome = false
    this.#listsLeft = LISTS
    const work = [this.#apply, this.#apply, this.#charge, this.#charge]
    this.#at = [...work, this.#decide, this.#change, this.#list].map((one) =>
      this.#repeat(one).catch((error) => this.#errors.push(error))
    )
  }

  /** Everybody ends what they began, and goes home. */
  async end() {
    this.#goesHome = true
    await within(Promise.all(this.#at), 'everybody is answered', 2 * PATIENCE)
    if (this.#errors.length > 0) throw this.#errors[0]
  }

  /** Whether all that was answered as done since the last look is there, and once. */
  async check(assert: Assert) {
    const office = await this.product.login()
    for (const sent of this.thanked.slice(this.#checked))
      await this.#checkRequest(assert, office, sent)
    this.#checked = this.thanked.length
    for (const id of this.approved.splice(0)) await checkDecision(assert, office, id)
    await this.#checkBalance(assert, office)
  }

  /** Whether everything that was ordered is done by itself. */
  async checkOrders(assert: Assert) {
    const office = await this.product.login()
    const open = async () => {
      const { jobs, documents, changes, imports } = (await office.open('/merchant/config/jobs'))
        .props
      return [...jobs, ...documents, ...changes, ...imports]
    }
    for (const id of this.changes) {
      const change = await changeAtEnd(office, id)
      assert.include(change, { state: 'done', done: change.total })
    }
    await this.listsMailed.arrive(this.lists.length)
    await this.#confirmationsArrive()
    assert.deepEqual(await open(), [], 'nothing is stuck')
    const { forms } = (await office.open(`${press}?search=${encodeURIComponent(this.name)}`)).props
    assert.equal(forms.total, this.thanked.length, 'no request is there twice')
    const references = this.thanked.map(({ reference }) => reference)
    assert.equal(new Set(references).size, references.length, 'no number is given twice')
  }

  async #repeat(work: () => Promise<unknown>) {
    while (!this.#goesHome) await work.call(this)
  }

  /** Tries until there is an answer: a truthy one. */
  #insist<Answer>(what: string, act: () => Promise<Answer>) {
    return until(() => act().catch(nobodyThere), what, PATIENCE)
  }

  #isFault(status: number, asked: string) {
    if (status < 500) return false
    const errors = this.product.said.split('\n').filter((line) => line.includes('"level":50'))
    this.faults.push(`${status} ${asked}: ${errors.at(-1)?.slice(0, 1000)}`)
    return true
  }

  async #apply() {
    const visitor = this.product.visitor()
    const path = '/forms/prensa'
    this.#people += 1
    const lastName = `${this.name} ${String(this.#people).padStart(5, '0')}`
    const answers = await this.#insist('the form opens', async () => {
      const { props, status } = await visitor.open(path)
      if (this.#isFault(status, path)) return null
      return filledIn(props.formType, props.options, { lastName, freelance: 'false' })
    })
    const nonce = randomUUID()
    const thanks = await this.#insist('the request is received', async () => {
      const { status, location } = await visitor.send('POST', path, { ...answers, nonce })
      return !this.#isFault(status, `POST ${path}`) && isThanks(location) && location
    })
    const sent: Sent = { lastName, email: answers.email }
    this.thanked.push(sent)
    const { props } = await this.#insist('the page of thanks opens', () => visitor.open(thanks))
    sent.reference = props.reference
  }

  async #charge() {
    const till = await this.#loggedIn('press-restaurant')
    while (!this.#goesHome) {
      const nonce = randomUUID()
      const balance = await this.#insist('the card is charged', () => this.#chargeOnce(till, nonce))
      this.charged += 1
      this.#lastCharge = { nonce, balance: Number(balance) }
    }
  }

  /** @returns the balance as a text, since the last credit leaves 0 */
  async #chargeOnce(till: Visitor, nonce: string): Promise<string | null> {
    const meal = { restaurant: this.#restaurant, form: this.#customer, nonce }
    const { status, body } = await payMeal(till, meal)
    if (this.#isFault(status, 'PUT a charge')) return null
    if (await this.#isLoggedOut(till, status, 'press-restaurant')) return null
    if (status !== 200) throw new Error(`charge: ${status} ${JSON.stringify(body)}`)
    return String(body.charge.balance)
  }

  async #decide() {
    const office = await this.#loggedIn('review')
    while (!this.#goesHome && this.#waiting.length > 0) {
      const id = this.#waiting.shift()!
      const path = `${press}/${id}/changestate`
      await this.#insist('the request is approved', async () => {
        const { status } = await office.ask('POST', path, { state: 'approved' })
        if (this.#isFault(status, `POST ${path}`)) return false
        if (await this.#isLoggedOut(office, status, 'review')) return false
        // An earlier try was carried out, and only its answer was lost.
        if (status === 409) return true
        if (status !== 302) throw new Error(`decision: ${status}`)
        return true
      })
      this.approved.push(id)
    }
    await this.#untilEvening()
  }

  /** Approves or rejects all volunteers at once, when the change before is done. */
  async #change() {
    const office = await this.#loggedIn('admin')
    while (!this.#goesHome) {
      const before = this.changes.at(-1)
      if (before && !(await this.#isDone(office, before))) return
      const from = await this.#insist('the volunteers are counted', () => this.#heldState(office))
      const order = { all: true, filter: { state: from }, hold: true }
      const state = from === 'approved' ? 'rejected' : 'approved'
      await this.#insist('the change is ordered', async () => {
        const { status } = await office.ask('POST', `${many}/changestate`, { ...order, state })
        if (await this.#isLoggedOut(office, status, 'admin')) return false
        return !this.#isFault(status, 'a bulk change') && status === 302
      })
      const { changes } = await this.#insist('changes are listed', () =>
        this.#propsOf(office, '/merchant/changes')
      )
      this.changes.push(changes.data[0].id)
    }
  }

  /** Waits for the end of a bulk change, or of the day. */
  async #isDone(office: Visitor, change: number) {
    const state = await this.#insist('the change is done or the day is over', async () => {
      const props = await this.#propsOf(office, `/merchant/changes/${change}`)
      return props?.change.state === 'done' ? 'done' : this.#goesHome && 'evening'
    })
    return state === 'done'
  }

  /** A state that some of the volunteers have. */
  async #heldState(office: Visitor): Promise<string | null> {
    for (const state of ['waiting', 'approved', 'rejected']) {
      const props = await this.#propsOf(office, `${many}?state=${state}`)
      if (props?.forms.total > 0) return state
    }
    return null
  }

  /** What an office page shows; null if it cannot be shown now. */
  async #propsOf(office: Visitor, path: string, name = 'admin') {
    const { status, component, props } = await office.open(path)
    if (this.#isFault(status, path)) return null
    return (await this.#isLoggedOut(office, component === 'merchant/login' ? 401 : 200, name))
      ? null
      : props
  }

  async #list() {
    const office = await this.#loggedIn('admin')
    while (!this.#goesHome && this.#listsLeft > 0) {
      const type = this.#listsLeft % 2 ? 'press' : 'volunteer'
      const path = `/merchant/mform/${type}/export`
      await this.#insist('the list is ordered', async () => {
        const { status } = await office.ask('POST', path, { columns: 'view' })
        if (await this.#isLoggedOut(office, status, 'admin')) return false
        return !this.#isFault(status, `POST ${path}`) && status === 302
      })
      this.#listsLeft -= 1
      this.lists.push(type)
    }
    await this.#untilEvening()
  }

  #untilEvening() {
    return until(() => this.#goesHome, 'everybody goes home', 10 * PATIENCE)
  }

  /** People of the office stay logged in from one beginning to the next. */
  async #loggedIn(name: string) {
    const visitor =
      this.#loggedInBefore.get(name) ??
      (await this.#insist(`${name} logs in`, () => this.product.login(name)))
    this.#loggedInBefore.set(name, visitor)
    return visitor
  }

  /** Logs in again where the session was lost, and gives the password where it is asked for again. */
  async #isLoggedOut(visitor: Visitor, status: number, name: string) {
    if (status !== 401 && status !== 403) return false
    await visitor.open('/merchant/login')
    await visitor.login({ email: `${name}@example.com` }, PASSWORD)
    await visitor.ask('POST', '/merchant/account/confirmation', { current: PASSWORD })
    return true
  }

  async #findCustomer() {
    const { form, restaurant, balance } = await findCustomer(this.product, 500_000)
    this.#customer = form
    this.#restaurant = restaurant
    this.#credits = balance
  }

  async #findWaiting(office: Visitor) {
    for (let page = 1; page <= 40; page++) {
      const { forms } = (await office.open(`${press}?state=waiting&page=${page}`)).props
      this.#waiting.push(...forms.data.map(({ id }: any) => id))
      if (page >= forms.last_page) return
    }
  }

  async #checkRequest(assert: Assert, office: Visitor, { lastName, reference }: Sent) {
    const { forms } = (await office.open(`${press}?search=${encodeURIComponent(lastName)}`)).props
    // The digits of a name may be part of another one's reference.
    const rows = forms.data.filter((row: any) => row.lastName === lastName)
    assert.lengthOf(rows, 1, `${lastName} ${reference} is there once`)
    const [row] = rows
    if (reference) assert.equal(row.idForm, reference)
    const photo = await office.download(`/merchant/files?file=${encodeURIComponent(row.thumb)}`)
    assert.equal(photo.status, 200, `the photo of ${reference}`)
  }

  /** Charging again with the nonce of the last charge takes nothing more. */
  async #checkBalance(assert: Assert, office: Visitor) {
    const balance = async () =>
      (await office.open(`${press}/${this.#customer}`)).props.form.credits as number
    assert.equal(await balance(), this.#credits - this.charged, 'each charge was taken once')
    if (!this.#lastCharge) return
    const till = await this.product.login('press-restaurant')
    const again = await this.#chargeOnce(till, this.#lastCharge.nonce)
    assert.equal(Number(again), this.#lastCharge.balance)
    assert.equal(
      await balance(),
      this.#credits - this.charged,
      'the same charge again takes nothing'
    )
  }

  async #confirmationsArrive() {
    const missing = async () => {
      const mails = await this.product.mails.all()
      const written = new Set(mails.map(({ to }) => to?.[0]?.address))
      return this.thanked.filter(({ email }) => !written.has(email))
    }
    await until(async () => (await missing()).length === 0, 'everybody is written to', 2 * PATIENCE)
  }
}

const isThanks = (location: string | null) => Boolean(location?.endsWith('/gracias'))

/** No answer is the same as an answer that says no: people try again. */
function nobodyThere(error: any) {
  const isGone = error instanceof TypeError && 'cause' in error
  if (!isGone) throw error
  return null
}

async function shown(office: Visitor, change: number) {
  const { status, props } = await office.open(`/merchant/changes/${change}`)
  return status === 200 && props.change
}

const changeAtEnd = (office: Visitor, change: number) =>
  until(
    async () => {
      const found = await shown(office, change)
      return found?.state !== 'running' && found?.state !== 'queued' && found
    },
    `the bulk change ${change} is done`,
    2 * PATIENCE
  )

async function checkDecision(assert: Assert, office: Visitor, id: number) {
  const { form, logs } = (await office.open(`${press}/${id}`)).props
  assert.equal(form.state, 'approved', `${form.idForm} is approved`)
  const decisions = (form.logs ?? logs).filter(
    ({ type, to }: any) => type === 'state' && to?.state === 'approved'
  )
  assert.lengthOf(decisions, 1, `${form.idForm} was approved once`)
}
