import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { publicPages } from '#http/site/public_page'

type Visit = { url?: string; noStore?: boolean; props?: Record<string, unknown> }

/** A page that says what it shows, and counts how often it is rendered. */
function counted() {
  const name = `page-${crypto.randomUUID()}`
  let times = 0
  const visit = async (nonce: string, { url = '/', noStore = false, props = {} }: Visit = {}) => {
    const data = { user: null, flash: null, errors: {}, ...props }
    const render = async (_: string, shown: object, view?: { cspNonce: string }) => {
      times += 1
      return `<i nonce="${view?.cspNonce ?? nonce}">${JSON.stringify({ nonce, ...shown })}</i>`
    }
    const ctx = {
      inertia: {
        always: (value: string) => value,
        page: async (component: string, shown: object) => ({
          ...{ component, url },
          props: { ...data, ...shown },
        }),
        render,
      },
      request: { header: () => undefined, encodings: () => [] },
      response: {
        nonce,
        type: () => {},
        header: () => {},
        getHeader: () => (noStore ? 'no-store' : undefined),
      },
    } as unknown as HttpContext
    return String(await publicPages(ctx).render(name as 'home', data as any))
  }
  return { visit, times: () => times }
}

test.group('Public pages that are kept', () => {
  test('two visitors get one rendered page, each with the nonce of the visit', async ({
    assert,
  }) => {
    const { visit, times } = counted()
    const first = await visit('aaa$&/+=')
    const second = await visit('bbb')
    assert.equal(times(), 1)
    assert.include(first, '<i nonce="aaa$&/+=">')
    assert.include(second, '"nonce":"bbb"')
    assert.notInclude(second, 'aaa')
  })

  test('what somebody writes into a page is never taken for the nonce', async ({ assert }) => {
    const { visit } = counted()
    const page = await visit('bbb', { props: { asked: 'nonce' } })
    assert.include(page, '"asked":"nonce"')
  })

  test('a page that shows something else is rendered again', async ({ assert }) => {
    const { visit, times } = counted()
    await visit('a', { props: { closesOn: '2027-04-01' } })
    assert.include(await visit('a', { props: { closesOn: '2027-04-02' } }), '2027-04-02')
    assert.equal(times(), 2)
  })

  test('what one person sees is never kept: {because}')
    .with([
      { because: 'a notice', props: { flash: { type: 'success', message: 'Hola' } } },
      { because: 'errors', props: { errors: { name: 'falta' } } },
      { because: 'somebody of the office', props: { user: { id: 1 } } },
      { because: 'a page that nobody may store', noStore: true },
      { because: 'an address with a query', url: '/?secreto=1' },
    ])
    .run(async ({ assert }, { because, ...personal }) => {
      const { visit, times } = counted()
      for (const nonce of ['a', 'b']) assert.include(await visit(nonce, personal), nonce, because)
      assert.equal(times(), 2)
    })

  test('a hundred different pages are not all kept', async ({ assert }) => {
    const { visit, times } = counted()
    for (let day = 0; day < 100; day++) await visit('a', { props: { day } })
    await visit('a', { props: { day: 99 } })
    assert.equal(times(), 100)
    await visit('a', { props: { day: 0 } })
    assert.equal(times(), 101)
  })
})
