import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import Card from '#models/card'
import Collective from '#models/collective'
import CollectiveForm from '#models/collective_form'
import { discardList } from '#models/collective/listing'
import { makeList } from '#models/collective/making'
import FormLog from '#models/form_log'
import { collector, printedCards } from '#tests/helpers/collecting'
import { emptyWorld } from '#tests/helpers/world'

const phone = { width: 390, height: 844 }

/** A coordinator's phone at the lists. */
async function enter(browser: Browser, email: string) {
  const baseURL = `http://127.0.0.1:${process.env.PORT}`
  const context = await browser.newContext({ viewport: phone, baseURL })
  const page = await context.newPage()
  await page.goto('/merchant/login')
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', 'secret-password-1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/merchant/desk')
  await page.getByRole('link', { name: 'Entregas' }).click()
  return { context, page }
}

/** What a reader types that poses as a keyboard. */
async function read(page: Page, text: string) {
  await page.keyboard.type(text, { delay: 5 })
  await page.keyboard.press('Enter')
}

/** A stroke of the mouse across the box. */
async function draw(page: Page) {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!
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

/** Whether what gets the focus can be seen below the bar. */
async function isReached(page: Page, selector: string) {
  const bar = (await page.getByRole('banner').first().boundingBox())!
  const { y, height } = (await page.locator(`${selector}:focus`).boundingBox())!
  return y >= bar.height && y + height <= phone.height
}

test.group('A desk where cards are collected', (group) => {
  emptyWorld(group)
  group.each.timeout(90_000)

  test('takes one card after the other, and keeps the list to be signed later', async ({
    assert,
    browser,
  }) => {
    const { user, cards, forms } = await printedCards(4)
    const { context, page } = await enter(browser, user.email)
    await page.getByRole('link', { name: 'Nueva entrega' }).click()
    await page.getByText('Lea las tarjetas una tras otra').waitFor()

    await read(page, `HTTPS://EXAMPLE.COM/C/NOBODY`)
    await page.getByRole('alert').filter({ hasText: 'No se puede entregar' }).waitFor()
    await page.getByText('Aún no hay ninguna').waitFor()
    // The second one comes before the first is answered.
    await read(page, cards[0].token)
    await read(page, `https://example.com/c/${cards[1].token}`)
    await page.getByText('2 tarjetas', { exact: true }).waitFor()
    await read(page, cards[0].token)
    await page.getByText('Ya está en la lista.').first().waitFor()
    await page.fill('[name=name]', 'Marta')
    await page.fill('[name=lastname]', 'Ejemplo')
    await page.getByRole('button', { name: 'Guardar para firmar después' }).click()
    await page.waitForURL(/signature\/\d+$/)
    assert.equal((await Collective.firstOrFail()).state, 'waiting')
    assert.lengthOf(await CollectiveForm.all(), 2)

    await page.getByRole('link', { name: 'Seguir y firmar' }).click()
    await page.waitForURL(/edit$/)
    await read(page, cards[2].token)
    await page.getByText('3 tarjetas', { exact: true }).waitFor()
    assert.lengthOf(await CollectiveForm.all(), 3)
    await page.getByRole('button', { name: `Quitar a ${forms[0].fullName}` }).click()
    await page.getByText('2 tarjetas', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Firmar 2 tarjetas' }).click()
    const confirm = page.getByRole('button', { name: 'Firmar y entregar las 2' })
    await page.getByText('Marta Ejemplo recibe 2 acreditaciones').waitFor()
    assert.isTrue(await confirm.isDisabled())
    await draw(page)
    // Turned, and turned back.
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
    assert.isTrue(await confirm.isDisabled())
    release()
    await page.waitForURL(/signature\/\d+$/)
    assert.equal(sent, 1)
    await page.getByRole('img', { name: 'Firma de quien recoge' }).waitFor()
    const [list] = await Collective.query()
    assert.equal(list.state, 'signed')
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), 2)
    assert.lengthOf(await FormLog.query().where('type', 'signature-module'), 2)
    await context.close()
  })

  test('lets one person after the other collect their own, with the keyboard alone', async ({
    assert,
    browser,
  }) => {
    const { user, cards, forms } = await printedCards(2)
    const { context, page } = await enter(browser, user.email)
    await page.getByRole('link', { name: 'Una persona recoge la suya' }).click()
    await page.waitForURL(/alone=1$/)
    for (const at of [0, 1]) {
      await page.getByText('Lea las tarjetas una tras otra').waitFor()
      await read(page, cards[at].token)
      await page.getByRole('heading', { name: 'Puede llevársela' }).waitFor()
      await page.getByText(forms[at].fullName).first().waitFor()
      assert.equal(await page.inputValue('[name=email]'), forms[at].email)
      const written = page.getByRole('button', { name: 'Firmar escribiendo el nombre' })
      await written.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Firmar y entregar', exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.getByText(`firmada: ${forms[at].fullName}`).waitFor()
    }
    const lists = await Collective.query().where({ state: 'signed', type: 'person' })
    assert.lengthOf(lists, 2)
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), 2)
    await context.close()
  })

  test('takes the only card off a saved list again', async ({ assert, browser }) => {
    const { user, cards, forms } = await printedCards(2, { company: 'Diario Ejemplo' })
    const { id } = await makeList(collector, [], user)
    const { context, page } = await enter(browser, user.email)
    await page.goto(`/merchant/signature/${id}/edit`)
    await page.getByText('Lea las tarjetas una tras otra').waitFor()
    await read(page, cards[0].token)
    await page.getByText('1 tarjeta', { exact: true }).waitFor()
    await page.getByText('Queda 1 tarjeta impresa').waitFor()
    await page.getByRole('button', { name: `Quitar a ${forms[0].fullName}` }).click()
    await page.getByText('Aún no hay ninguna').waitFor()
    await page.getByText('Quedan 2 tarjetas impresas').waitFor()
    await read(page, cards[1].token)
    await page.getByRole('button', { name: 'Firmar 1 tarjeta' }).click()
    await page.getByRole('button', { name: 'Firmar escribiendo el nombre' }).click()
    await page.getByRole('button', { name: 'Firmar y entregar' }).click()
    await page.waitForURL(/signature\/\d+$/)
    const [entry, ...others] = await CollectiveForm.all()
    assert.equal(entry.formId, forms[1].id)
    assert.lengthOf(others, 0)
    await context.close()
  })

  test('leads a phone to what was refused', async ({ assert, browser }) => {
    const { user, cards, ids } = await printedCards(1)
    const { context, page } = await enter(browser, user.email)
    await page.getByRole('link', { name: 'Nueva entrega' }).click()
    await page.getByText('Lea las tarjetas una tras otra').waitFor()
    await read(page, cards[0].token)
    await page.getByText('1 tarjeta', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Guardar para firmar después' }).click()
    assert.isTrue(await isReached(page, '[name=name]'))

    await page.fill('[name=name]', 'Marta')
    await page.fill('[name=lastname]', 'Ejemplo')
    await page.fill('[name=email]', 'marta@example')
    const sign = async () => {
      await page.getByRole('button', { name: 'Firmar 1 tarjeta' }).click()
      await page.getByRole('button', { name: 'Firmar escribiendo el nombre' }).click()
      await page.getByRole('button', { name: 'Firmar y entregar' }).click()
    }
    await sign()
    assert.isTrue(await isReached(page, '[name=email]'))

    await page.fill('[name=email]', 'marta@example.com')
    await makeList(collector, ids, await user.refresh())
    await sign()
    assert.isTrue(await isReached(page, '[role=alert]'))
    assert.lengthOf(await Collective.all(), 1)
    await context.close()
  })

  test('says that a list was discarded', async ({ browser }) => {
    const { user, cards } = await printedCards(1)
    const list = await makeList(collector, [], user)
    const { context, page } = await enter(browser, user.email)
    await page.goto(`/merchant/signature/${list.id}/edit`)
    await page.getByText('Lea las tarjetas una tras otra').waitFor()
    await discardList(list, user)
    await read(page, cards[0].token)
    await page.getByRole('heading', { name: 'Entrega descartada' }).waitFor()
    await page.getByRole('link', { name: 'Ver todas las entregas' }).click()
    await page.waitForURL('**/merchant/signature')
    await context.close()
  })
})
