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
          '#documents/photos/judgement': app.makePath('app/documents/photos/judgement.ts'),
          '~': app.makePath('inertia'),
          '@generated': app.makePath('.adonisjs/client'),
        },
      },
    })
    return () => vite.close()
  })

  async function rendered(type: FormType) {
    const i18n = i18nManager.locale('en')
    const { fieldsets } = await vite.ssrLoadModule('/inertia/fieldsets/index.ts')
    const { AnswersProvider } = await vite.ssrLoadModule('/inertia/fields/answers.tsx')
    const Fieldset: ComponentType = fieldsets[type.key]
    const edition = await TournamentFactory.makeStubbed()
    const form = createElement(
      AnswersProvider,
      {
        mode: 'staff',
        answers: answersTo(type),
        set: () => {},
        errors: {},
        formType: formTypeProp(type, i18n, { staff: true }),
        options: optionsProp(type, edition, i18n, { staff: true }),
      },
      createElement(Fieldset)
    )
    const page = () =>
      createElement(
        IntlProvider,
        { locale: 'en', messages: {}, timeZone: 'UTC', onError: () => {} } as never,
        createElement(MantineProvider, null, form)
      )
    const html = await createInertiaApp({
      page: { component: 'form', props: { errors: {} }, url: '/', version: '1' } as never,
      render: renderToString,
      resolve: () => page as never,
      setup: ({ App, props }: { App: ComponentType; props: object }) => createElement(App, props),
    })
    return new Set([...html!.body.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name))
  }

  test('the fieldset of {$self} has a place for each question of the form type')
    .with(formTypes.keys())
    .run(async ({ assert }, key) => {
      const type = formTypes.get(key)
      const places = await rendered(type)
      const asked = Object.entries(type.publicFields).filter(([, { mirrors }]) => !mirrors)
      assert.sameMembers(
        asked.flatMap(([name]) => (places.has(name) ? [] : name)),
        NOT_ASKED[key] ?? []
      )
    })
})
