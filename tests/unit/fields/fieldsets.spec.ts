import { createInertiaApp } from '@inertiajs/react'
import { MantineProvider } from '@mantine/core'
import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import react from '@vitejs/plugin-react'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { createServer, type ViteDevServer } from 'vite'
import { TournamentFactory } from '#database/factories/tournament_factory'
import type { FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { formTypeProp, optionsProp } from '#props/form_type'

// A player's people come for the player: nobody asks them for a company.
const NOT_ASKED: Record<string, string[]> = { player: ['company'], guest: ['company'] }

/** Answers that make a form show every question which follows from another. */
const answersTo = ({ allFields }: FormType) =>
  Object.fromEntries(
    Object.entries(allFields).map(([name, { kind }]) => [
      name,
      kind.key === 'flag' ? true : name === 'validity' ? 'day' : '',
    ])
  )

/** What pages get besides the form type and its options. */
const about = {
  locale: 'en',
  locales: ['es', 'en'],
  app: { name: 'Open', accent: '#14532d', tournament: null, sport: 'tennis' },
  errors: {},
  flash: null,
  user: null,
  closesOn: null,
  contact: 'office@example.com',
  documents: {},
  host: { name: 'Ana Ruiz', player: 'Luz Paz' },
  places: null,
  action: '/',
}

test.group('Fieldsets', (group) => {
  let vite: ViteDevServer

  group.setup(async () => {
    vite = await createServer({
      root: app.makePath(),
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      plugins: [react()],
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: {
        alias: {
          '~': app.makePath('inertia'),
          '@generated': app.makePath('.adonisjs/client'),
        },
      },
    })
    return () => vite.close()
  })

  const i18n = () => i18nManager.locale('en')

  async function staffForm(type: FormType) {
    const { fieldsets } = await vite.ssrLoadModule('/inertia/fieldsets/index.ts')
    const { AnswersProvider } = await vite.ssrLoadModule('/inertia/fields/answers.tsx')
    const edition = await TournamentFactory.makeStubbed()
    const form = createElement(
      AnswersProvider,
      {
        mode: 'staff',
        answers: answersTo(type),
        set: () => {},
        errors: {},
        formType: formTypeProp(type, i18n(), { staff: true }),
        options: optionsProp(type, edition, i18n(), { staff: true }),
      },
      createElement(fieldsets[type.key] as ComponentType)
    )
    const page = () =>
      createElement(
        IntlProvider,
        { locale: 'en', messages: {}, timeZone: 'UTC', onError: () => {} } as never,
        createElement(MantineProvider, null, form)
      )
    return createInertiaApp({
      page: { component: 'form', props: { errors: {} }, url: '/', version: '1' } as never,
      render: renderToString,
      resolve: () => page as never,
      setup: ({ App, props }: { App: ComponentType; props: object }) => createElement(App, props),
    })
  }

  async function publicPage(type: FormType) {
    const { default: render } = await vite.ssrLoadModule('/inertia/ssr.tsx')
    const edition = await TournamentFactory.makeStubbed()
    const { fields, ...formType } = formTypeProp(type, i18n())
    const answers = answersTo(type)
    const answered = Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, default: answers[name] },
    ])
    return render({
      component: type.page,
      props: {
        ...about,
        type: type.key,
        formType: { ...formType, fields: Object.fromEntries(answered) },
        options: optionsProp(type, edition, i18n()),
      },
      url: '/',
      version: '1',
    })
  }

  /** The questions that visitors answer and that have no place in what is rendered. */
  function unaskedIn({ body }: { body: string }, { publicFields }: FormType) {
    const places = new Set([...body.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name))
    return Object.entries(publicFields)
      .filter(([name, { mirrors }]) => !mirrors && !places.has(name))
      .map(([name]) => name)
  }

  test('the office form of {$self} has a place for each question of the form type')
    .with(formTypes.keys())
    .run(async ({ assert }, key) => {
      const type = formTypes.get(key)
      const unasked = unaskedIn((await staffForm(type))!, type)
      assert.sameMembers(unasked, NOT_ASKED[key] ?? [])
    })

  test('the public page of {$self} has a place for each question of the form type')
    .with(
      formTypes
        .all()
        .filter(({ page }) => page)
        .map(({ key }) => key)
    )
    .run(async ({ assert }, key) => {
      const type = formTypes.get(key)
      assert.sameMembers(unaskedIn(await publicPage(type), type), NOT_ASKED[key] ?? [])
    })
})
