import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import Card from '#models/card'
import Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import { discardList } from '#pickups/edit_list'
import { makeList } from '#pickups/make_list'
import FormLog from '#models/form_log'
import type User from '#models/user'
import { holdClock, logIn, newContext, openPage, untilReaderIsHeard } from '#tests/helpers/browsing'
import { collector, printedCards } from '#tests/helpers/pickup_desk'
import { until } from '#tests/helpers/until'
import { emptyWorld } from '#tests/helpers/world'

const phone = { width: 390, height: 844 }

/** The pickup lists on a coordinator's phone. */
async function enter(browser: Browser, user: User) {
  const context = await newContext(browser, { viewport: phone })
  const page = await context.newPage()
  await logIn(page, user)
  await page.getByRole('main').getByRole('link', { name: 'Entregas' }).click()
  await page.waitForURL('**/merchant/signature')
  return page
}

/** Types like a reader that acts as a keyboard. */
async function read(page: Page, text: string) {
  await page.keyboard.type(text, { delay: 5 })
  await page.keyboard.press('Enter')
}

/** Draws a stroke across the signature box. */
async function draw(page: Page) {
  const canvas = page.locator('canvas')
  // Playwright hovers over what no longer moves: a dialog opens slowly.
  await canvas.hover()
  const { x, y, width, height } = (await canvas.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.6)
  await page.mouse.down()
  for (const [across, down] of [
    [0.4, 0.2],
    [0.5, 0.7],
    [0.8, 0.3],
  ])
    await page.mouse.move(x + width * across, y + height * down, { steps: 8 })
  await page.mouse.up()
}

/** Waits until the focused element is visible below the bar. */
const untilReached = (page: Page, selector: string) =>
  until(async () => {
    const bar = await page.getByRole('banner').first().boundingBox()
    const field = await page.locator(`${selector}:focus`).boundingBox()
    return bar && field && field.y >= bar.height && field.y + field.height <= phone.height
  }, `${selector} has the focus and is seen`)

/** Makes React render late, as on a busy phone: it posts itself a message for each rendering. */
const renderLate = (page: Page) =>
  page.evaluate(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (message: unknown) {
      AbortSignal.timeout(500).onabort = () => post.call(this, message)
    }
  })

test.group('The pickup desk', (group) => {
  emptyWorld(group)

  test('the pickup desk reads one card after the other and keeps the list for a later signature', async ({
    assert,
    browser,
  }) => {
    const { user, cards, forms } = await printedCards(4)
    const page = await enter(browser, user)
    await page.getByRole('link', { name: 'Nueva entrega' }).click()
    await page.getByText('Lea las tarjetas una tras otra').waitFor()
    await untilReaderIsHeard(page)

    await read(page, `HTTPS://EXAMPLE.COM/C/NOBODY`)
    await page.getByRole('alert').filter({ hasText: 'No se puede entregar' }).waitFor()
    await page.getByText('Aún no hay ninguna').waitFor()
    // The second card is read before the answer to the first.
    await read(page, cards[0].token)
    await read(page, `https://example.com/c/${cards[1].token}`)
    await page.getByText('2 tarjetas', { exact: true }).waitFor()
    await read(page, cards[0].token)
    await page.getByText('Ya está en la lista.').first().waitFor()
    await page.fill('[name=name]', 'Marta')
    await page.fill('[name=lastname]', 'Ejemplo')
    await page.getByRole('button', { name: 'Guardar para firmar después' }).click()
    await page.waitForURL(/signature\/\d+$/)
    assert.equal((await Pickup.firstOrFail()).state, 'waiting')
    assert.lengthOf(await PickupEntry.all(), 2)

    await page.getByRole('link', { name: 'Seguir y firmar' }).click()
    await page.waitForURL(/edit$/)
    await untilReaderIsHeard(page)
    await read(page, cards[2].token)
    await page.getByText('3 tarjetas', { exact: true }).waitFor()
    assert.lengthOf(await PickupEntry.all(), 3)
    await page.getByRole('button', { name: `Quitar a ${forms[0].fullName}` }).click()
    await page.getByText('2 tarjetas', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Firmar 2 tarjetas' }).click()
    const confirm = page.getByRole('button', { name: 'Firmar y entregar las 2' })
    await page.getByText('Marta Ejemplo recibe 2 tarjetas').waitFor()
    assert.isTrue(await confirm.isDisabled())
    await draw(page)
    // The phone is turned and turned back.
    await page.setViewportSize({ width: 844, height: 390 })
    await page.setViewportSize(phone)
    let sent = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/sign', async (route) => {
      sent += 1
      await held
      await route.continue()
    })
    await confirm.dblclick()
    await until(() => confirm.isDisabled(), 'the button is busy')
    release()
    await page.waitForURL(/signature\/\d+$/)
    assert.equal(sent, 1)
    await page.getByRole('img', { name: 'Firma de quien recoge' }).waitFor()
    const [list] = await Pickup.query()
    assert.equal(list.state, 'signed')
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), 2)
    assert.lengthOf(await FormLog.query().where('type', 'signature-module'), 2)
  })

  test('people can collect their own cards one after the other with only the keyboard', async ({
    assert,
    browser,
  }) => {
    const { user, cards, forms } = await printedCards(2)
    const page = await enter(browser, user)
    await page.getByRole('link', { name: 'Entregar una tarjeta a su titular' }).click()
    await page.waitForURL(/alone=1$/)
    for (const at of [0, 1]) {
      await untilReaderIsHeard(page)
      await read(page, cards[at].token)
      await page.getByRole('heading', { name: 'Puede llevársela' }).waitFor()
      await page.getByText(forms[at].fullName).first().waitFor()
      assert.equal(await page.inputValue('[name=email]'), forms[at].email)
      const written = page.getByRole('button', { name: 'Poner el nombre como firma' })
      await written.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Firmar y entregar', exact: true }).focus()
      await holdClock(page)
      await page.keyboard.press('Enter')
      await page.getByText(`firmada! ${forms[at].fullName}`).waitFor()
      await page.clock.resume()
      await page.getByRole('heading', { name: 'Puede llevársela' }).waitFor({ state: 'detached' })
    }
    const lists = await Pickup.query().where({ state: 'signed', type: 'person' })
    assert.lengthOf(lists, 2)
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), 2)
  })

  test('the only card of a saved pickup list can be removed', async ({ assert, browser }) => {
    const { user, cards, forms } = await printedCards(2, { company: 'Diario Ejemplo' })
    const { id } = await makeList(collector, [], user)
    const page = await enter(browser, user)
    await openPage(page, `/merchant/signature/${id}/edit`)
    await untilReaderIsHeard(page)
    await read(page, cards[0].token)
    await page.getByText('1 tarjeta', { exact: true }).waitFor()
    await page.getByText('Queda 1 tarjeta impresa').waitFor()
    await page.getByRole('button', { name: `Quitar a ${forms[0].fullName}` }).click()
    await page.getByText('Aún no hay ninguna').waitFor()
    await page.getByText('Quedan 2 tarjetas impresas').waitFor()
    await read(page, cards[1].token)
    await page.getByRole('button', { name: 'Firmar 1 tarjeta' }).click()
    await page.getByRole('button', { name: 'Poner el nombre como firma' }).click()
    await page.getByRole('button', { name: 'Firmar y entregar' }).click()
    await page.waitForURL(/signature\/\d+$/)
    const [entry, ...others] = await PickupEntry.all()
    assert.equal(entry.formId, forms[1].id)
    assert.lengthOf(others, 0)
  })

  test('on a phone, the pickup desk scrolls to the refused field', async ({ assert, browser }) => {
    const { user, cards, ids } = await printedCards(1)
    const page = await enter(browser, user)
    await page.getByRole('link', { name: 'Nueva entrega' }).click()
    await untilReaderIsHeard(page)
    await read(page, cards[0].token)
    await page.getByText('1 tarjeta', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Guardar para firmar después' }).click()
    await untilReached(page, '[name=name]')

    await page.fill('[name=name]', 'Marta')
    await page.fill('[name=lastname]', 'Ejemplo')
    await page.fill('[name=email]', 'marta@example')
    const sign = async () => {
      await page.getByRole('button', { name: 'Firmar 1 tarjeta' }).click()
      await page.getByRole('button', { name: 'Poner el nombre como firma' }).click()
      await page.getByRole('button', { name: 'Firmar y entregar' }).click()
    }
    await sign()
    await untilReached(page, '[name=email]')

    await page.fill('[name=email]', 'marta@example.com')
    await makeList(collector, ids, await user.refresh())
    await renderLate(page)
    await sign()
    await untilReached(page, '[role=alert]')
    assert.lengthOf(await Pickup.all(), 1)
  })

  test('a list whose collector somebody else changed is not signed, and the desk shows who collects now', async ({
    assert,
    browser,
  }) => {
    const { user, ids } = await printedCards(1)
    const { id } = await makeList(collector, ids, user)
    const page = await enter(browser, user)
    await openPage(page, `/merchant/signature/${id}/edit`)
    await untilReaderIsHeard(page)
    const list = await Pickup.findOrFail(id)
    await list.merge({ name: 'Otra', phone: null }).save()
    await page.fill('[name=observations]', 'Llega tarde')
    const sign = async () => {
      await page.getByRole('button', { name: 'Firmar 1 tarjeta' }).click()
      await page.getByRole('button', { name: 'Poner el nombre como firma' }).click()
      await page.getByRole('button', { name: 'Firmar y entregar' }).click()
    }
    await sign()
    await page.getByText('Ha cambiado desde que usted lo abrió').waitFor()
    assert.equal(await page.inputValue('[name=name]'), 'Otra')
    assert.equal((await list.refresh()).state, 'waiting')

    await page.fill('[name=observations]', 'Llega tarde')
    await sign()
    await page.waitForURL(/signature\/\d+$/)
    const { state, name, observations } = await list.refresh()
    assert.deepEqual([state, name, observations], ['signed', 'Otra', 'Llega tarde'])
  })

  test('the pickup desk says that a list was discarded', async ({ browser }) => {
    const { user, cards } = await printedCards(1)
    const list = await makeList(collector, [], user)
    const page = await enter(browser, user)
    await openPage(page, `/merchant/signature/${list.id}/edit`)
    await untilReaderIsHeard(page)
    await discardList(list, user)
    await read(page, cards[0].token)
    await page.getByRole('heading', { name: 'Entrega descartada' }).waitFor()
    await page.getByRole('link', { name: 'Ver todas las entregas' }).click()
    await page.waitForURL('**/merchant/signature')
  })
})
