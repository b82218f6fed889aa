import { test } from '@japa/runner'
import sharp from 'sharp'
import { program } from '#tests/helpers/programs'
import { installed } from '#tests/shipped/installed'
import { until } from '#tests/helpers/until'
import { openedInLibreOffice } from '#tests/shipped/workbooks'

const textOf = (pdf: Buffer) =>
  program('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString()

async function signature() {
  const strokes = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120">
    <path d="M20 60 Q80 0 140 60 T260 60" stroke="#0f172a" stroke-width="4" fill="none"/></svg>`
  return `data:image/png;base64,${(await sharp(Buffer.from(strokes)).png().toBuffer()).toString('base64')}`
}

test.group('The shipped product: at the desks', (group) => {
  group.each.timeout(600_000)

  test('cards are handed out against a signature, and the receipt names the collector', async ({
    assert,
  }) => {
    const product = await installed()
    const desk = await product.login('coordinator')
    const office = await product.login()
    const { forms } = (await office.open('/merchant/system?printed=yes&collected=no')).props
    const people = forms.data.slice(0, 3)
    assert.lengthOf(people, 3)
    const made = await desk.ask('POST', '/merchant/signature', {
      ...{ name: 'Marta', lastname: 'Recogida', email: 'marta.recogida@example.com' },
      ...{ phone: '600123123', document: '12345678Z', type: 'company' },
      forms: people.map(({ id }: any) => id),
      sign: await signature(),
    })
    assert.equal(made.status, 302, JSON.stringify(made.body))
    const list = (await desk.open('/merchant/signature?search=Recogida')).props.collectives.data[0]
    assert.include(list, { state: 'signed', cardsPickedUp: 3 })
    const receipt = await office.download(`/merchant/signature/${list.id}/print`)
    for (const { lastName } of people) assert.include(textOf(receipt.bytes), lastName)
    const [mail] = await product.mailsTo('marta.recogida@example.com', /./)
    assert.isNotEmpty(mail.attachments)
  })

  test('a meal is charged once however often it is sent, and the log matches its Excel list', async ({
    assert,
  }) => {
    const product = await installed()
    const till = await product.login('press-restaurant')
    const office = await product.login()
    const [restaurant] = (await till.open('/merchant/restaurants/restaurant')).props.restaurants
    const list = (await office.open('/merchant/mform/press?state=approved')).props.forms.data
    let charged: { id: number; name: string } | null = null
    const refused: unknown[] = []
    for (const { id, name, lastName } of list) {
      const shown = (await office.open(`/merchant/mform/press/${id}`)).props.form
      if (!(shown.credits > 0)) continue
      const path = `/merchant/restaurants/restaurant/${id}`
      const order = { restaurant: restaurant.id, type: 'credit', amount: 1 }
      const nonce = crypto.randomUUID()
      const answers = [
        await till.ask('PUT', path, { ...order, nonce }),
        await till.ask('PUT', path, { ...order, nonce }),
      ]
      if (answers[0].status >= 400) {
        refused.push(answers[0].body)
        continue
      }
      const after = (await office.open(`/merchant/mform/press/${id}`)).props.form
      assert.equal(after.credits, shown.credits - 1)
      charged = { id, name: `${name} ${lastName}` }
      break
    }
    assert.isNotNull(charged, `nobody could be charged: ${JSON.stringify(refused)}`)

    // A dinner past midnight belongs to the day before.
    const { data: latest } = (await till.open('/merchant/restaurantlog')).props.logs
    const { day } = latest.find(({ form }: any) => form?.id === charged!.id)
    const log = (await till.open(`/merchant/restaurantlog?day=${day}`)).props
    assert.include(
      log.logs.data.map(({ form }: any) => form?.id),
      charged!.id
    )
    const begun = (await product.mails.all()).length
    await office.post('/merchant/restaurantlog/export', { day })
    const mail = await until(
      async () => {
        const mails = (await product.mails.all()).slice(begun)
        return mails.find(
          ({ to, attachments }) => to[0].address === 'admin@example.com' && attachments.length > 0
        )
      },
      'the log arrives',
      180
    )
    const { log: rows } = await openedInLibreOffice({
      log: Buffer.from(mail.attachments[0].content as ArrayBuffer),
    })
    const shown = (await office.open(`/merchant/restaurantlog?day=${day}`)).props.logs
    assert.lengthOf(rows, shown.total)
    assert.include(
      rows.map((row) => row.Persona),
      charged!.name
    )
    const settled = await till.download(
      `/merchant/restaurantlog/settlement?day=${day}&restaurant=${restaurant.id}`
    )
    assert.include(textOf(settled.bytes), restaurant.name)
  })
})
