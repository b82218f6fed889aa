import '~/css/office.css'
import { AppShell, MantineThemeProvider } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { Notifications } from '@mantine/notifications'
import type { PropsWithChildren } from 'react'
import { FlashNotice } from '~/components/merchant/shell/flash_notice'
import { Header } from '~/components/merchant/shell/header'
import { Navigation } from '~/components/merchant/shell/navigation'
import { officeTheme } from '~/components/merchant/shell/office_theme'
import { SkipLink } from '~/components/merchant/shell/skip_link'
import { useOffice } from '~/components/merchant/shell/use_office'
import classes from '~/components/merchant/shell/shell.module.css'

/** The office's frame; before the login, and at the desks, without navigation. */
export default function MerchantLayout({ children }: PropsWithChildren) {
  const { user } = useOffice()
  const [opened, { toggle, close }] = useDisclosure()
  const [folded, setFolded] = useLocalStorage({
    key: 'merchant.navigation.folded',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const office = user?.role === 'admin' || user?.role === 'staff'

  return (
    <MantineThemeProvider theme={officeTheme} inherit>
      <AppShell
        header={{ height: 48 }}
        navbar={
          office
            ? { width: 256, breakpoint: 'sm', collapsed: { mobile: !opened, desktop: folded } }
            : undefined
        }
        transitionDuration={120}
        className={classes.shell}
      >
        <SkipLink />
        <AppShell.Header>
          <Header
            navigation={
              office ? { opened, folded, toggle, fold: () => setFolded(!folded) } : undefined
            }
          />
        </AppShell.Header>
        {office && (
          <AppShell.Navbar>
            <Navigation onFollow={close} />
          </AppShell.Navbar>
        )}
        <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
          <div className={classes.page}>{children}</div>
        </AppShell.Main>
        <Notifications position="bottom-right" />
        <FlashNotice />
      </AppShell>
    </MantineThemeProvider>
  )
}
