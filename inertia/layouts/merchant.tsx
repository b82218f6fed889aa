import '~/css/office.css'
import { AppShell, MantineThemeProvider } from '@mantine/core'
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import type { PropsWithChildren } from 'react'
import { Confirmation } from '~/components/merchant/shell/confirmation'
import { FactorNotice } from '~/components/merchant/shell/factor_notice'
import { FlashNotice } from '~/components/merchant/shell/flash_notice'
import { Header } from '~/components/merchant/shell/header'
import { Navigation } from '~/components/merchant/shell/navigation'
import { officeTheme } from '~/components/merchant/shell/office_theme'
import { useFailedVisit } from '~/components/merchant/shell/use_failed_visit'
import { useFirstError } from '~/components/merchant/shell/use_first_error'
import { useKeptFocus } from '~/components/merchant/shell/use_kept_focus'
import classes from '~/components/merchant/shell/shell.module.css'
import { useTranslations } from 'use-intl'

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

function SkipLink() {
  const t = useTranslations('merchant.shell')
  return (
    <a href="#main" className={classes.skip}>
      {t('skip')}
    </a>
  )
}
