import './css/mantine.css'
import './css/app.css'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { createInertiaApp, router } from '@inertiajs/react'
import {
  type ComponentType,
  memo,
  type NamedExoticComponent,
  type PropsWithChildren,
  startTransition,
  useEffect,
} from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { client } from '~/client'
import { addMessages, hasMessages, namespacesOf } from '~/i18n'
import { type Layout, layoutOf } from '~/layouts/index'
import PublicLayout from '~/layouts/public'
import { SlowPage } from '~/layouts/slow_page'
import { documentNonce } from '~/nonce'
import { Providers } from '~/providers'
import type { Locale } from '~/types'

type PageModule = { default: ComponentType }
type Page = NamedExoticComponent & { layout?: Layout[] }

const pages = import.meta.glob<PageModule>([
  './pages/*.tsx',
  './pages/{errors,forms,policies}/*.tsx',
])
const words = import.meta.glob<Record<string, unknown>>('../resources/lang/*/{ui,validator}.json', {
  import: 'default',
})
const office = () => import('~/office')

async function loadWords(locale: Locale, page: string) {
  const missing = namespacesOf(page).filter((namespace) => !hasMessages(locale, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const path = `../resources/lang/${locale}/${namespace}.json`
      const load = words[path] ?? (await office()).words[path]
      addMessages(locale, namespace, await load())
    })
  )
}

async function loadPage(name: string): Promise<PageModule> {
  const path = `./pages/${name}.tsx`
  const load = pages[path] ?? (name.startsWith('merchant/') && (await office()).pages[path])
  if (!load) throw new Error(`Page not found: ${name}`)
  return load()
}

async function loadLayout(page: string): Promise<Layout> {
  if (!page.startsWith('merchant/')) return PublicLayout
  const { layouts, styles } = await office()
  const [layout] = await Promise.all([layouts[layoutOf(page)](), styles()])
  return layout
}

/** Marks the document as soon as React handles its events. */
function Live({ children }: PropsWithChildren) {
  useEffect(() => {
    document.documentElement.dataset.live = ''
  }, [])
  return children
}

// Inertia renders its root again after hydration: a page with the same props is left alone.
const unchanging = new Map<string, Page>()

function pageOf(name: string, { default: component }: PageModule) {
  const page = unchanging.get(name) ?? memo(component)
  unchanging.set(name, page)
  return page
}

// During hydration no page has set its title yet: keep the server's.
let hasNavigated = false
router.on('start', () => {
  hasNavigated = true
})

createInertiaApp({
  nonce: documentNonce,
  title: (title, page) =>
    title || (hasNavigated ? (page.props.app as { name: string }).name : document.title),
  progress: { delay: 100, color: '#2563eb' },
  async resolve(name, page) {
    const locale = (page?.props.locale ?? 'es') as Locale
    const inOffice =
      name.startsWith('errors/') && page?.props.user && page.url.startsWith('/merchant')
    const frame = inOffice ? 'merchant/error' : name
    const [module, layout] = await Promise.all([
      loadPage(name),
      loadLayout(frame),
      loadWords(locale, frame),
    ])
    return Object.assign(pageOf(name, module), { layout: [Providers, layout, SlowPage] })
  },
  setup({ el, App, props }) {
    const tree = (
      <TuyauProvider client={client}>
        <Live>
          <App {...props} />
        </Live>
      </TuyauProvider>
    )
    if (el.hasAttribute('data-server-rendered')) {
      // In a transition React hydrates in slices, so that a slow phone still responds.
      startTransition(() => {
        hydrateRoot(el, tree)
      })
    } else createRoot(el).render(tree)
  },
})
