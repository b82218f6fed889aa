import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import { formTypes } from '#form_types/index'
import { carryOut } from '#bulk_changes/carry_out'
import Consent from '#models/consent'
import Erasure from '#models/erasure'
import type Form from '#models/form'
import { POLICIES } from '#models/form/consent_words'
import Permission from '#models/permission'
import type User from '#models/user'
import { logIn, newContext, openPage } from '#tests/helpers/browsing'
import { collections } from '#tests/helpers/pickup_desk'
import { ballboyOf } from '#tests/helpers/ballboys'
import { counter, playedToday } from '#tests/helpers/restaurants'
import { memberOf } from '#tests/helpers/teams'
import { until } from '#tests/helpers/until'
import { admin, emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const publicPages = [
  '/',
  '/forms/prensa',
  '/forms/staff/acreditaciones',
  '/forms/recogepelotas',
  '/forms/lineas',
  '/forms/jugadores',
  '/forms/jugadores/old',
  '/forms/voluntarios',
  '/golf/prensa',
  '/golf/voluntarios',
  '/solicitudes',
  '/golf/staff/acreditaciones',
  '/privacy-policy',
  '/privacy-accreditation',
  '/merchant/login',
  '/merchant/forgot-password',
]

const types = formTypes.withList().map(({ key }) => key)

/** By what they are about: each part is a test, with a limit of its own. */
const officePages = {
  'requests and their lists': [
    '/merchant',
    '/merchant/figures',
    '/merchant/mform',
    ...types.map((type) => `/merchant/mform/${type}`),
    '/merchant/mform/press?search=nobody',
    '/merchant/mform/press/groups',
    '/merchant/mform/press/:id',
    '/merchant/mform/press/:id/edit',
    '/merchant/preview?form=:id',
    '/merchant/changes',
    '/merchant/changes/:batch',
    '/merchant/people',
    '/merchant/people/:id',
    '/merchant/people/:kid/tutor',
    '/merchant/people/erasures/:erasure',
    '/merchant/consents/:consent',
  ],
  'new requests': types.map((type) => `/merchant/mform/${type}/create`),
  'people, cards and gates': [
    '/merchant/latelinks',
    '/merchant/ballboys',
    '/merchant/tutors',
    '/merchant/guests',
    '/merchant/invited-by',
    '/merchant/access',
    '/merchant/import',
    '/merchant/import-atp/create',
    '/merchant/import-people/press',
    '/merchant/import-people/guest',
    '/merchant/scan',
    '/merchant/restaurants/restaurant',
    '/merchant/restaurantlog',
    '/merchant/restaurantlog?days=all',
    '/merchant/batches',
    '/merchant/signature',
    '/merchant/signature/create',
    '/merchant/signature/create?alone=1',
    '/merchant/signature/:waiting',
    '/merchant/signature/:waiting/edit',
    '/merchant/signature/:signed',
  ],
  'editions and players': [
    '/merchant/permission',
    '/merchant/permission/create',
    '/merchant/permission/:permission/edit',
    '/merchant/config/tournament',
    '/merchant/config/tournament/create',
    '/merchant/config/tournament/:edition/edit',
    '/merchant/config/tournament/:edition/close',
    '/merchant/config/tournament/:edition/designs',
    '/merchant/config/restaurant',
    '/merchant/config/restaurant/create',
    '/merchant/config/defaultPlayer',
    '/merchant/config/defaultPlayer/create',
    '/merchant/config/defaultPlayer/:player/edit',
    '/merchant/config/defaultPlayer/:player/merge',
    '/merchant/config/defaultPlayer/:player/merge?other=:twin',
    '/merchant/config/defaultPlayer/draw',
    '/merchant/config/defaultPlayer/out',
  ],
  'users, mails and jobs': [
    '/merchant/config/user',
    '/merchant/config/user/create',
    '/merchant/config/user/:user/edit',
    '/merchant/config/login',
    '/merchant/account',
    '/merchant/account/confirmation',
    '/merchant/config/blacklist',
    '/merchant/config/blacklist/create',
    '/merchant/config/reason',
    '/merchant/config/reason/create',
    '/merchant/config/mailtexts',
    '/merchant/config/mailtexts/press/approved',
    '/merchant/config/mails',
    '/merchant/config/mailbox',
    '/merchant/config/exports',
    '/merchant/config/resetCredits',
    '/merchant/config/resetCredits/create',
    '/merchant/config/assignRestaurants',
    '/merchant/config/bycategory',
    '/merchant/config/bypermission',
    '/merchant/config/history',
    '/merchant/security',
    '/merchant/journal',
    '/merchant/config/jobs',
    '/merchant/config/clearCache',
  ],
}

const coordinatorPages = [
  '/merchant/desk',
  '/merchant/account',
  '/merchant/signature',
  '/merchant/signature/create',
  '/merchant/scan',
  '/merchant/ballboys',
  '/merchant/tutors',
  '/merchant/guests',
]

/** A page that has sent no request for so long has loaded. */
const QUIET_MS = 200

const kidWithTutor = (tennis: { id: number }) =>
  ballboyOf(tennis, 'Leo', { name: 'Ana', document: '12345678Z' })

/** How much too wide a page is after its charts have adapted to a new size. */
async function excessOf(page: Page) {
  let excess = 0
  const fits = async () => {
    excess = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
    return excess <= 0
  }
  // The caller names the pages that do not fit.
  await until(fits, 'the page fits', 20).catch(() => {})
  return excess
}

/** Opens a page and waits for all that it loads after its first rendering, such as charts. */
async function openWhole(page: Page, path: string) {
  const running = new Set<Request>()
  const begin = (request: Request) => void running.add(request)
  const end = (request: Request) => void running.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await openPage(page, path)
  const skeletons = page.locator('.mantine-Skeleton-root')
  let quietSince = Infinity
  await until(async () => {
    const isQuiet = running.size === 0 && (await skeletons.count()) === 0
    quietSince = isQuiet ? Math.min(quietSince, performance.now()) : Infinity
    return performance.now() - quietSince > QUIET_MS
  }, `${path} has loaded`)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/**
 * The accessibility problems of a page, its console errors and whether it scrolls sideways;
 * with a phone's look, also on the smallest phone.
 */
async function complaintsOf(page: Page, path: string, viewport: { width: number; height: number }) {
  const heard: string[] = []
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') heard.push(`${path}: ${message.text()}`)
  }
  const fail = (error: Error) => heard.push(`${path}: ${error.message}`)
  page.on('console', listen)
  page.on('pageerror', fail)
  await openWhole(page, path)
  const { violations } = await new AxeBuilder({ page })
    // In the page itself; otherwise axe opens another tab for each page.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    // The browser's PDF viewer is not part of the product.
    .exclude('iframe')
    .analyze()
  for (const { id, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical')
      heard.push(`${path}: ${id} ${nodes.map((node) => node.target).join(' ')}`)
  for (const width of viewport.width < 600 ? [viewport.width, 320] : [viewport.width]) {
    await page.setViewportSize({ ...viewport, width })
    const over = await excessOf(page)
    if (over > 0) heard.push(`${path}: ${over} px wider than ${width} px`)
  }
  await page.setViewportSize(viewport)
  page.off('console', listen)
  page.off('pageerror', fail)
  return heard
}

/** The problems of all these pages, which are checked in two tabs at once. */
async function complaintsAbout(context: BrowserContext, paths: string[], look: Look) {
  const left = [...paths]
  const tab = async () => {
    const page = await context.newPage()
    const heard: string[] = []
    for (let path = left.shift(); path; path = left.shift())
      heard.push(...(await complaintsOf(page, path, look.viewport)))
    await page.close()
    return heard
  }
  return (await Promise.all([tab(), tab()])).flat()
}

const looks = [
  { width: 390, locale: 'es', colorScheme: 'light' },
  { width: 1440, locale: 'en', colorScheme: 'dark' },
] as const

/** The pages for one look. Each page of the list is checked in only one look to keep the run short. */
const seenIn = (turn: number, pages: string[]) =>
  pages.filter((_, index) => index % looks.length === turn)

type Look = { viewport: { width: number; height: number } }

/** A browser of a logged-in user with this language. */
async function enter(browser: Browser, look: Look, locale: string, user: User) {
  const context = await newContext(browser, look)
  const page = await context.newPage()
  await logIn(page, user)
  await openPage(page, `/lang/${locale}`)
  await page.close()
  return context
}

const erasureOf = ({ id: userId }: User) =>
  Erasure.create({
    ...{ userId, removed: [{ kind: 'answers', count: 1 }] },
    forms: [{ reference: 'TST23-PR-000001', tournament: 'Abierto 2023', type: 'press' }],
    kept: [{ kind: 'charges', count: 2, until: '2030-04-23' }],
  })

async function consentOf(form: Form) {
  await db.transaction((trx) => Consent.record(trx, form, { fields: [POLICIES], locale: 'es' }))
  return Consent.firstOrFail()
}

/** An office in which every page has something to show, and the ids in the addresses of its pages. */
async function busyOffice() {
  const { tennis } = await openTournaments()
  const user = await admin()
  const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(3)
  await forms[0].moveTo('approved', { by: user })
  const kid = await kidWithTutor(tennis)
  const bulkChange = await carryOut(
    {
      kind: 'state',
      formType: 'press',
      change: { state: 'approved', reason: null },
      ids: forms.map(({ id }) => id),
      hold: true,
    },
    user
  )
  const twin = await playerOf(tennis, { name: '', rank: 9, active: false })
  await memberOf(twin)
  const permission = await Permission.create({
    ...{ tournamentId: tennis.id, name: 'Prensa', category: 'press', flags: { 0: 1 } },
    ...{ startsOn: tennis.startsOn, endsOn: tennis.endsOn },
  })
  const ids: Record<string, number> = {
    id: forms[0].id,
    kid: kid.id,
    batch: bulkChange.id,
    permission: permission.id,
    edition: tennis.id,
    player: tennis.$extras.player.id,
    twin: twin.id,
    erasure: (await erasureOf(user)).id,
    consent: (await consentOf(forms[0])).id,
    user: user.id,
    ...(await collections(forms[0], user)),
  }
  return { user, ids }
}

test.group('The accessibility of every page', (group) => {
  emptyWorld(group)
  group.each.timeout(300_000)

  for (const [turn, { width, locale, colorScheme }] of looks.entries()) {
    const look = {
      viewport: { width, height: 900 },
      colorScheme,
      // The contrast is wrong while an element fades in.
      reducedMotion: 'reduce' as const,
    }

    test(`public pages are accessible (${locale}, ${width} px, ${colorScheme})`, async ({
      assert,
      browser,
    }) => {
      await openTournaments()
      const context = await newContext(browser, look)
      const page = await context.newPage()
      await openPage(page, `/lang/${locale}`)
      assert.deepEqual(await complaintsAbout(context, seenIn(turn, publicPages), look), [])
    })

    for (const [part, paths] of Object.entries(officePages))
      test(`office pages of ${part} are accessible (${locale}, ${width} px, ${colorScheme})`, async ({
        assert,
        browser,
      }) => {
        const { user, ids } = await busyOffice()
        const context = await enter(browser, look, locale, user)
        const pages = seenIn(turn, paths).map((path) =>
          path.replace(/:(\w+)/g, (_, name) => String(ids[name]))
        )
        assert.deepEqual(await complaintsAbout(context, pages, look), [])
      })

    test(`pages of a restaurant are accessible (${locale}, ${width} px, ${colorScheme})`, async ({
      assert,
      browser,
    }) => {
      const { form, restaurant, by } = await counter({}, await playedToday())
      const context = await enter(browser, look, locale, by)
      const station = '/merchant/restaurants/restaurant'
      const person = `${station}/${form.id}/edit?restaurant=${restaurant.id}`
      const pages = ['/merchant/desk', station, person]
      assert.deepEqual(await complaintsAbout(context, pages, look), [])
    })

    test(`pages of a coordinator are accessible (${locale}, ${width} px, ${colorScheme})`, async ({
      assert,
      browser,
    }) => {
      const { tennis } = await openTournaments()
      await kidWithTutor(tennis)
      const user = await UserFactory.apply('coordinator').create()
      const context = await enter(browser, look, locale, user)
      assert.deepEqual(await complaintsAbout(context, coordinatorPages, look), [])
    })
  }
})
