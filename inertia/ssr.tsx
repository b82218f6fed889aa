import { TuyauProvider } from '@adonisjs/inertia/react'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { client } from '~/client'
import { addMessages, type Namespace } from '~/i18n'
import PublicLayout from '~/layouts/public'
import { SlowPage } from '~/layouts/slow_page'
import { Providers } from '~/providers'
import type { Locale, SharedProps } from '~/types'
import type { Page } from '@inertiajs/core'

// Only public pages are rendered on the server.
const pages = import.meta.glob<ComponentType>(
  ['./pages/*.tsx', './pages/forms/*.tsx', './pages/policies/*.tsx'],
  { import: 'default', eager: true }
)
const words = import.meta.glob<Record<string, unknown>>('../resources/lang/*/{ui,validator}.json', {
  import: 'default',
  eager: true,
})

for (const [path, catalogue] of Object.entries(words)) {
  const [, locale, namespace] = /lang\/(\w+)\/(\w+)\.json$/.exec(path)!
  addMessages(locale as Locale, namespace as Namespace, catalogue)
}

const render = (page: Page<SharedProps>) =>
  createInertiaApp({
    page,
    render: renderToString,
    title: (title) => title || page.props.app.name,
    resolve(name) {
      const component = pages[`./pages/${name}.tsx`]
      if (!component) throw new Error(`Page not found: ${name}`)
      return Object.assign(component, { layout: [Providers, PublicLayout, SlowPage] })
    },
    setup: ({ App, props }) => (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    ),
  })

export default render
