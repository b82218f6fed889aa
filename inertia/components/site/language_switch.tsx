import { router, usePage } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

const names: Record<string, string> = { es: 'Español', en: 'English' }

/** Reloads the page in the other language and keeps what was typed. */
export function LanguageSwitch() {
  const t = useTranslations('ui.shell')
  const { locale, locales } = usePage().props

  // A request's own page sends no referrer, so the server cannot redirect back to it:
  // set the language in the background, then reload.
  const change = async (event: MouseEvent, href: string) => {
    event.preventDefault()
    try {
      await fetch(href, { redirect: 'manual', referrerPolicy: 'same-origin' })
      router.reload()
    } catch {
      window.location.assign(href)
    }
  }

  return (
    <nav aria-label={t('language')} className="site-tools">
      {locales.map((code) => {
        const href = urlFor('locale.update', { locale: code })
        return (
          <a
            key={code}
            className="site-tool"
            href={href}
            hrefLang={code}
            lang={code}
            aria-current={code === locale ? 'true' : undefined}
            onClick={(event) => change(event, href)}
          >
            <span aria-hidden="true">{code.toUpperCase()}</span>
            <span className="visually-hidden">{names[code]}</span>
          </a>
        )
      })}
    </nav>
  )
}
