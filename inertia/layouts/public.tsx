import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { type PropsWithChildren, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FlashAlert } from '~/components/site/flash_alert'
import { LanguageSwitch } from '~/components/site/language_switch'
import { SchemeToggle } from '~/components/site/scheme_toggle'
import { SportMark } from '~/components/site/sport_mark'
import { TournamentMark } from '~/components/site/tournament_mark'
import { formatDay } from '#shared/days'

/** A form shows its tournament, any other page the application. */
function Brand() {
  const t = useTranslations('ui.shell')
  const { component, props } = usePage()
  const { app } = props
  const ofTournament =
    app.tournament && /^(forms\/(?!status_link)|(players_)?closed$)/.test(component)
  return (
    <Link route="home" className="site-brand">
      {ofTournament ? (
        <TournamentMark sport={app.sport} logo={app.logo} />
      ) : (
        <SportMark sport="card" />
      )}
      <span>
        <span className="site-brand-name">{ofTournament ? app.tournament : app.name}</span>
        {ofTournament && app.startsOn && app.endsOn && (
          <span className="site-brand-dates">
            {t('dates', { from: formatDay(app.startsOn), to: formatDay(app.endsOn) })}
          </span>
        )}
      </span>
    </Link>
  )
}

function Footer() {
  const t = useTranslations('ui.shell')
  const { app } = usePage().props
  return (
    <footer className="site-footer">
      <nav className="site-footer-row" aria-label={t('footer')}>
        <Link route="status_links.create" className="link">
          {t('status')}
        </Link>
        <Link route="policies.privacy" className="link">
          {t('privacy')}
        </Link>
        <Link route="policies.accreditation" className="link">
          {t('accreditation')}
        </Link>
        <span>
          {t('contact')}:{' '}
          <a href={`mailto:${app.contact}`} className="link">
            {app.contact}
          </a>
        </span>
      </nav>
    </footer>
  )
}

export default function PublicLayout({ children }: PropsWithChildren) {
  const t = useTranslations('ui.shell')
  const { component, props } = usePage()
  const { user } = props
  const main = useRef<HTMLElement>(null)
  const shown = useRef(component)

  // Focus a new page, as a full load would.
  useEffect(() => {
    if (shown.current !== component) main.current?.focus({ preventScroll: true })
    shown.current = component
  }, [component])

  return (
    <div className="site">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <header className="site-header">
        <div className="site-header-row">
          <Brand />
          {user && (
            // The login page leads users to their start page, whose rules visitors need not load.
            <Link route="merchant.sessions.create" className="link">
              {t('office')}
            </Link>
          )}
          <div className="site-tools">
            <LanguageSwitch />
            <SchemeToggle />
          </div>
        </div>
      </header>
      <main ref={main} id="main" className="site-main" tabIndex={-1}>
        <FlashAlert />
        {children}
      </main>
      <Footer />
    </div>
  )
}
