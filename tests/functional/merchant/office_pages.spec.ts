import i18nManager from '@adonisjs/i18n/services/main'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import Tournament from '#models/tournament'
import type User from '#models/user'
import { landingOf, officeSections, pagesOf } from '#shared/office_pages'
import { everybody, holders, people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const everyPage = Object.values(officeSections).flat()

async function find(client: ApiClient, user: User, q: string) {
  const found = await client
    .get('/merchant/search')
    .qs({ q })
    .loginAs(user)
    .withSession({ locale: 'es' })
    .header('accept', 'application/json')
  return found.body().pages.map(({ url }: { url: string }) => url) as string[]
}

test.group('The pages of the office', (group) => {
  emptyWorld(group)

  test('without an active edition, every page of the office shows the last edition or says why not', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id }).create()
    const lists = formTypes.withList().map(({ key }) => `/merchant/mform/${key}`)
    const user = await people.admin()
    /** The page at the end of a redirect, which must say why there was one. */
    const opens = async (path: string, by: User) => {
      const first = await client.get(path).loginAs(by).redirects(0).withInertia()
      const target = first.header('location')
      if (!target || target.startsWith('/merchant/mform/player')) return
      assert.match(flashed(first).notice?.message ?? '', /^No hay ningún torneo de/, path)
      ;(await client.get(target).loginAs(by).withInertia()).assertStatus(200)
    }
    await Tournament.query().update({ active: false })
    for (const path of [...lists, ...lists.map((list) => `${list}/create`)]) await opens(path, user)
    const list = await client.get('/merchant/mform/press').loginAs(user).withInertia()
    assert.equal((list.inertiaProps as any).forms.total, 1)
    await Form.query().delete()
    await Tournament.query().delete()
    for (const path of lists) await opens(path, user)
    for (const person of everybody) {
      const by = await people[person]()
      for (const { route } of pagesOf(by))
        if (route !== 'merchant.desk') await opens(urlFor(route), by)
    }
  })

  test('{$self} is offered exactly the pages that they may open')
    .with(everybody)
    .run(async ({ client, assert }, person) => {
      await openTournaments()
      const user = await people[person]()
      const offered = pagesOf(user).map(({ route }) => route)
      assert.sameMembers(offered, [...new Set(offered)])
      for (const { route } of everyPage) {
        const response = await client.get(urlFor(route)).loginAs(user).redirects(0).withInertia()
        assert.equal(
          response.status(),
          offered.includes(route) ? 200 : route === 'merchant.desk' ? 302 : 403,
          `${person} ${route}`
        )
      }
    })

  test('{$self} finds each page of their menu by its name')
    .with(holders.enterOffice)
    .run(async ({ client, assert }, person) => {
      await openTournaments()
      const user = await people[person]()
      const i18n = i18nManager.locale('es')
      for (const { label, route } of pagesOf(user))
        assert.include(await find(client, user, i18n.t(`merchant.nav.${label}`)), urlFor(route))
    })

  test('the search leads only to pages of the menu', async ({ client, assert }) => {
    await openTournaments()
    for (const person of holders.enterOffice) {
      const user = await people[person]()
      const menu = pagesOf(user).map(({ route }) => urlFor(route))
      const found = await find(client, user, '')
      assert.sameMembers(
        found.filter((url) => !url.startsWith('/merchant/mform/')),
        menu,
        person
      )
    }
  })

  test('a user limited to some form types is offered only their lists', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (const role of ['staff', 'coordinator'] as const) {
      const user = await UserFactory.merge({ role, formTypes: ['ballboy'] }).create()
      const lists = officeSections.lists.map(({ route }) => route) as string[]
      const offered = pagesOf(user).map(({ route }) => route)
      assert.sameMembers(
        offered.filter((route) => lists.includes(route)),
        ['merchant.lists.ballboys', 'merchant.lists.tutors']
      )
      for (const route of offered)
        (await client.get(urlFor(route)).loginAs(user).withInertia()).assertStatus(200)
    }
  })

  test('the landing page of every role can be opened by that role', async ({ client, assert }) => {
    await openTournaments()
    for (const person of everybody) {
      const user = await people[person]()
      const response = await client
        .get(urlFor(landingOf(user)))
        .loginAs(user)
        .redirects(0)
      assert.equal(response.status(), 200, person)
    }
  })
})
