import { test } from '@japa/runner'

type Page = { component: string; props: Record<string, unknown>; url: string; version: string }
type Render = (page: Page) => Promise<{ head: string[]; body: string }>

// The compiler keeps the sources of the pages in a project of their own.
const source = new URL('../../../inertia/kept_pages.ts', import.meta.url).href
const { keptPages } = (await import(source)) as { keptPages(render: Render): Render }

const pageOf = (props: Record<string, unknown>, component = 'forms/press'): Page => ({
  component,
  props: { nonce: 'n0nce/+=', user: null, flash: null, errors: {}, ...props },
  url: '/forms/prensa',
  version: '1',
})

/** A renderer that counts how often it works. */
function counted() {
  let times = 0
  const render = keptPages(async ({ props }) => {
    times += 1
    return {
      head: [`<style nonce="${props.nonce}">`],
      body: `<p>${JSON.stringify(props)} ${props.closesOn}</p>`,
    }
  })
  return { render, times: () => times }
}

test.group('Pages that are kept', () => {
  test('two visitors get one rendered page, each with the nonce of the visit', async ({
    assert,
  }) => {
    const { render, times } = counted()
    const first = await render(pageOf({ nonce: 'aaa$&/+=' }))
    const second = await render(pageOf({ nonce: 'bbb' }))
    assert.equal(times(), 1)
    assert.deepEqual(first.head, ['<style nonce="aaa$&/+=">'])
    assert.deepEqual(second.head, ['<style nonce="bbb">'])
    assert.include(second.body, '"nonce":"bbb"')
    assert.notInclude(second.body, 'aaa')
  })

  test('what somebody writes into a page is never taken for the nonce', async ({ assert }) => {
    const { render } = counted()
    const { body } = await render(pageOf({ nonce: 'bbb', asked: 'nonce-of-this-visit' }))
    assert.include(body, '"asked":"nonce-of-this-visit"')
  })

  test('a page that shows something else is rendered anew', async ({ assert }) => {
    const { render, times } = counted()
    await render(pageOf({ closesOn: '2027-04-01' }))
    assert.include((await render(pageOf({ closesOn: '2027-04-02' }))).body, '2027-04-02')
    assert.equal(times(), 2)
  })

  test('what one person sees is never kept: {because}')
    .with([
      { because: 'a notice', props: { flash: { type: 'success', message: 'Hola' } } },
      { because: 'errors', props: { errors: { name: 'falta' } } },
      { because: 'somebody of the office', props: { user: { id: 1 } } },
      { because: 'the own request', props: {}, component: 'forms/status' },
    ])
    .run(async ({ assert }, { props, component }) => {
      const { render, times } = counted()
      await render(pageOf(props, component))
      await render(pageOf(props, component))
      assert.equal(times(), 2)
    })

  test('a hundred different pages are not all kept', async ({ assert }) => {
    const { render, times } = counted()
    for (let day = 0; day < 100; day++) await render(pageOf({ day }))
    await render(pageOf({ day: 99 }))
    assert.equal(times(), 100)
    await render(pageOf({ day: 0 }))
    assert.equal(times(), 101)
  })
})
