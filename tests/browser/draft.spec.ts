import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import Form from '#models/form'
import { errorsOf, newContext, openPage } from '#tests/helpers/browsing'
import { holdPhoto } from '#tests/helpers/held_photo'
import { choosePhoto, fillPressForm, JOURNALIST, words } from '#tests/helpers/journalist'
import { until } from '#tests/helpers/until'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

/** The draft in the browser's storage, all that it stores as text, and how many records of files. */
function keptIn(page: Page): Promise<{ draft: string | null; stored: string; files: number }> {
  return page.evaluate(async () => {
    const { indexedDB, localStorage, TextDecoder } = globalThis as any
    const result = (request: any): Promise<any> =>
      new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
    const opening = indexedDB.open('drafts', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('files')
    const database = await result(opening)
    const all = await result(database.transaction('files').objectStore('files').getAll())
    database.close()
    const key = Object.keys(localStorage).find((name) => name.startsWith('draft:'))
    const draft = key ? localStorage.getItem(key) : null
    const bytes = all.map((record: any) => new TextDecoder('latin1').decode(record.bytes))
    return { draft, stored: JSON.stringify(localStorage) + bytes.join(), files: all.length }
  })
}

const untilKept = (page: Page) =>
  until(async () => {
    const { draft, files } = await keptIn(page)
    return draft?.includes('Diario del Norte') && files === 1
  }, 'the draft is kept')

const untilNoFileIsKept = (page: Page) =>
  until(async () => (await keptIn(page)).files === 0, 'no file is kept')

async function fill(page: Page) {
  await openPage(page, '/forms/prensa')
  await fillPressForm(page, 'es')
  await page.fill('[name=document]', '12345678Z')
  await page.fill('[name=mediaName]', 'Diario del Norte')
}

async function send(page: Page) {
  await page.getByRole('button', { name: words.es.review }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.es.send }).click()
}

test.group('Unfinished answers', (group) => {
  emptyWorld(group)

  test('unfinished answers are restored when the page is loaded again, until somebody deletes them', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await fill(page)
    await untilKept(page)
    const complaints = errorsOf(page)
    await openPage(page, '/forms/prensa')
    await page.getByText('Hemos recuperado lo que escribió').waitFor()
    assert.equal(await page.inputValue('[name=lastName]'), JOURNALIST.lastName)
    assert.equal(await page.inputValue('[name=birthDate]'), '14/03/1990')
    assert.equal(await page.inputValue('[name=document]'), '12345678Z')
    assert.equal(await page.getByText('escriba de nuevo los documentos').count(), 0)
    assert.equal(await page.inputValue('[name=idNationality]'), words.es.country)
    assert.equal(await page.inputValue('[name=media]'), 'magazine')
    assert.isTrue(await page.locator('[name=idGender]').first().isChecked())
    assert.isTrue(await page.locator('[name=days]').nth(1).isChecked())
    assert.isFalse(await page.locator('[name=acceptPrivacy]').isChecked())
    await page.getByText('Encuadre').first().waitFor()

    await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click()
    await untilNoFileIsKept(page)
    assert.equal(await page.inputValue('[name=lastName]'), '')
    await page.getByText('Elija una foto').waitFor()
    assert.isNull((await keptIn(page)).draft)

    await page.getByRole('button', { name: 'Deshacer' }).click()
    assert.equal(await page.inputValue('[name=lastName]'), JOURNALIST.lastName)
    await page.getByText('Encuadre').first().waitFor()
    await untilKept(page)
    assert.deepEqual(complaints, [])
  })

  test('answers that somebody deleted can be restored until they write others', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await fill(page)
    await untilKept(page)
    await openPage(page, '/forms/prensa')
    await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click()
    const undo = page.getByRole('button', { name: 'Deshacer' })
    await undo.waitFor()
    await page.fill('[name=name]', 'Hermana')
    await undo.waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).count(), 0)
    assert.equal(await page.inputValue('[name=name]'), 'Hermana')
  })

  test('a photo that is still cut when somebody deletes the answers does not come back', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await fill(page)
    await untilKept(page)
    await openPage(page, '/forms/prensa')
    await page.getByText('Encuadre').first().waitFor()
    const letGo = await holdPhoto(page, 'cutting', () => choosePhoto(page))
    await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click()
    await page.getByText('Elija una foto').waitFor()
    await letGo()
    await page.fill('[name=name]', 'Hermana')
    await until(async () => (await keptIn(page)).draft?.includes('Hermana'), 'it is kept')
    await page.getByText('Elija una foto').waitFor()
    assert.equal((await keptIn(page)).files, 0)
  })

  test('the next person at the browser finds neither document nor birth date nor photo in the form', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    let page = await context.newPage()
    await fill(page)
    await untilKept(page)
    const { draft, stored } = await keptIn(page)
    await page.close()
    for (const secret of ['12345678', '1990', 'JFIF', 'yo.jpg']) assert.notInclude(stored, secret)
    assert.include(draft, JOURNALIST.lastName)

    page = await context.newPage()
    await openPage(page, '/forms/prensa')
    await page.getByText('escriba de nuevo los documentos').waitFor()
    assert.equal(await page.inputValue('[name=lastName]'), JOURNALIST.lastName)
    assert.equal(await page.inputValue('[name=document]'), '')
    assert.equal(await page.inputValue('[name=birthDate]'), '')
    await page.getByText('Elija una foto').waitFor()

    await page.fill('[name=mediaName]', 'Otro diario')
    await until(async () => (await keptIn(page)).draft?.includes('Otro diario'), 'it is kept')
    await openPage(page, '/forms/prensa')
    await page.getByText('escriba de nuevo los documentos').waitFor()
  })

  test('two tabs with the same form keep their own answers and photo', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const first = await context.newPage()
    await fill(first)
    await untilKept(first)
    const second = await context.newPage()
    await openPage(second, '/forms/prensa')
    await second.getByText('escriba de nuevo los documentos').waitFor()
    await second.fill('[name=name]', 'Hermana')
    await second.fill('[name=document]', '87654321X')
    await until(async () => (await keptIn(second)).draft?.includes('Hermana'), 'it is kept')

    await openPage(first, '/forms/prensa')
    await first.getByText('Encuadre').first().waitFor()
    assert.equal(await first.inputValue('[name=name]'), JOURNALIST.name)
    assert.equal(await first.inputValue('[name=document]'), '12345678Z')
    assert.equal(await first.getByText('escriba de nuevo los documentos').count(), 0)
    await openPage(second, '/forms/prensa')
    assert.equal(await second.inputValue('[name=name]'), 'Hermana')
    assert.equal(await second.inputValue('[name=document]'), '87654321X')

    await second.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click()
    await until(async () => (await keptIn(second)).draft === null, 'the second draft is deleted')
    assert.equal((await keptIn(first)).files, 1)
  })

  test('a photo that the browser could not keep is asked for again', async ({ browser }) => {
    await openTournaments()
    const context = await newContext(browser)
    await context.addInitScript(() =>
      Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })
    )
    const page = await context.newPage()
    await fill(page)
    await until(
      async () => (await keptIn(page)).draft?.includes('Diario del Norte'),
      'the draft is kept'
    )
    await openPage(page, '/forms/prensa')
    await page.getByText('escriba de nuevo los documentos').waitFor()
    await page.getByText('Elija una foto').waitFor()
  })

  test('a photo that was chosen first is there after the page is loaded again', async ({
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await openPage(page, '/forms/prensa')
    await choosePhoto(page)
    await until(async () => (await keptIn(page)).files === 1, 'the photo is kept')
    await openPage(page, '/forms/prensa')
    await page.getByText('Encuadre').first().waitFor()
  })

  test('answers survive a lost connection and make one request however often they are sent', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const context = await newContext(browser)
    const page = await context.newPage()
    await fill(page)
    await context.setOffline(true)
    await send(page)
    await page.getByText('no hay conexión').waitFor()
    assert.equal(await page.inputValue('[name=lastName]'), JOURNALIST.lastName)
    assert.isNull(await Form.first())

    await context.setOffline(false)
    await page.route('**/forms/prensa', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    const isPost = (request: Request) => request.method() === 'POST'
    await Promise.all([page.waitForEvent('requestfailed', isPost), send(page)])
    assert.isNotNull(await Form.first())

    await page.unroute('**/forms/prensa')
    await openPage(page, '/forms/prensa')
    await page.getByText('Encuadre').first().waitFor()
    await page.locator('[name=acceptPrivacy]').check()
    await send(page)
    await page.waitForURL('**/forms/prensa/gracias')
    assert.lengthOf(await Form.all(), 1)
    await untilNoFileIsKept(page)
    assert.isNull((await keptIn(page)).draft)
  })
})
