import '~/css/office.css'
import { router } from '@inertiajs/react'
import { AppShell, MantineThemeProvider } from '@mantine/core'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import { type PropsWithChildren, useEffect } from 'react'
import { Confirmation } from '~/components/merchant/shell/confirmation'
import { FactorNotice } from '~/components/merchant/shell/factor_notice'
import { FlashNotice } from '~/components/merchant/shell/flash_notice'
import { Header } from '~/components/merchant/shell/header'
import { Navigation } from '~/components/merchant/shell/navigation'
import { officeTheme } from '~/components/merchant/shell/office_theme'
import { useFailedVisit } from '~/components/merchant/shell/use_failed_visit'
import { useFirstError } from '~/components/merchant/shell/use_first_error'
import classes from '~/components/merchant/shell/shell.module.css'
import { useTranslations } from 'use-intl'

/** Longer than a dialog takes to close and to give the focus back. */
const DIALOG_CLOSED_MS = 400

export default function MerchantLayout({ children }: PropsWithChildren) {
  useFirstError()
  useFailedVisit()
  useKeptFocus()
  const [opened, { toggle, close }] = useDisclosure()
  const [folded, setFolded] = useLocalStorage({
    key: 'merchant.navigation.folded',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })

  return (
    <MantineThemeProvider theme={officeTheme} inherit>
      <AppShell
        header={{ height: 48 }}
        navbar={{ width: 256, breakpoint: 'sm', collapsed: { mobile: !opened, desktop: folded } }}
        transitionDuration={120}
        className={classes.shell}
      >
        <SkipLink />
        <AppShell.Header>
          <Header navigation={{ opened, folded, toggle, fold: () => setFolded(!folded) }} />
        </AppShell.Header>
        <AppShell.Navbar inert={wide ? folded : !opened}>
          <Navigation onFollow={close} />
        </AppShell.Navbar>
        <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
          <div className={classes.page}>
            <FactorNotice />
            {children}
          </div>
        </AppShell.Main>
        <Notifications position={wide ? 'bottom-right' : 'top-center'} />
        <FlashNotice />
        <Confirmation />
      </AppShell>
    </MantineThemeProvider>
  )
}

/** Focuses the content if a change has removed the focused element: a row, or its button. */
function useKeptFocus() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      if (document.querySelector('[role="dialog"]')) return lookLater()
      const isLost = !document.activeElement || document.activeElement === document.body
      if (isLost) document.getElementById('main')?.focus({ preventScroll: true })
    }
    const lookLater = () => {
      clearTimeout(timer)
      timer = setTimeout(look, DIALOG_CLOSED_MS)
    }
    const stop = router.on('finish', ({ detail: { visit } }) => {
      if (visit.method !== 'get') lookLater()
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}

function SkipLink() {
  const t = useTranslations('merchant.shell')
  return (
    <a href="#main" className={classes.skip}>
      {t('skip')}
    </a>
  )
}
