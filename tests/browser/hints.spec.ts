import { test } from '@japa/runner'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const noPermission = 'Sin permiso elegido: solo abre lo que se marque aquí.'

test.group('The hints of a form', (group) => {
  emptyWorld(group)

  test('a screen reader gets each hint of the office form, and no description is missing', async ({
    assert,
    browser,
  }) => {
    await openTournaments()
    const page = await (await newContext(browser)).newPage()
    await logIn(page, await admin())
    await openPage(page, '/merchant/mform/press/create')
    const [hints, missing] = (await page.evaluate(`(() => {
      const controls = [...document.querySelectorAll('#main [aria-describedby]')]
      const ids = controls.flatMap((control) => control.getAttribute('aria-describedby').split(' '))
      const hints = [...document.querySelectorAll('fieldset > .group-hint')]
      return [
        hints.map((hint) => [hint.textContent, ids.includes(hint.id)]),
        ids.filter((id) => !document.getElementById(id)),
      ]
    })()`)) as [[string, boolean][], string[]]
    assert.includeDeepMembers(hints, [[noPermission, true]])
    assert.deepEqual(
      hints.filter(([, isHeard]) => !isHeard),
      []
    )
    assert.deepEqual(missing, [])
  })
})
