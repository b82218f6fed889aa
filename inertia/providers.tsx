import { usePage } from '@inertiajs/react'
import { MantineProvider } from '@mantine/core'
import { createContext, memo, type PropsWithChildren, type ReactNode, use, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { messagesOf } from '~/i18n'
import { documentNonce } from '~/nonce'
import { cssVariables, themeFor } from '~/theme'

/** Outermost layout of every page: translations, theme and style nonce. */
export function Providers({ children }: PropsWithChildren) {
  const { locale, app, nonce } = usePage().props

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Madrid">
      <Themed value={children}>
        <Theme accent={app.accent} nonce={documentNonce ?? nonce ?? ''} />
      </Themed>
    </IntlProvider>
  )
}

const Themed = createContext<ReactNode>(null)

type ThemeProps = { accent: string; nonce: string }

// Mantine's provider renders all controls again whenever it is rendered itself: a visit must not do that.
const Theme = memo(function Theme({ accent, nonce }: ThemeProps) {
  return (
    <MantineProvider
      theme={themeFor(accent)}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <ThemedContent />
    </MantineProvider>
  )
})

const ThemedContent = () => use(Themed)
