import { router } from '@inertiajs/react'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

const PATIENCE_MS = 120_000

class PrintRefused extends Error {}

/** Fetches a PDF. The server counts this as printing. */
async function cardsAt(url: string): Promise<Blob> {
  // A client that accepts JSON gets the reason of a refusal instead of a redirect.
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.headers.get('content-type') === 'application/pdf') return response.blob()
  throw new PrintRefused((await response.json()).message)
}

/** Opens the PDF in a new tab when it is ready; shows an error otherwise. */
export function usePrint() {
  const t = useTranslations('merchant.print')
  const [busy, setBusy] = useState(false)
  const showError = (message: string) =>
    notifications.show({ message, color: 'red', role: 'alert', autoClose: 12_000 })

  async function print(url: string) {
    // Browsers allow a new tab only during the click itself.
    const tab = window.open('', '_blank')
    if (!tab) return showError(t('blocked'))
    tab.document.title = t('preparing')
    tab.document.body.textContent = t('preparing')
    setBusy(true)
    try {
      tab.location.href = URL.createObjectURL(await cardsAt(url))
      router.reload()
    } catch (error) {
      tab.close()
      showError(error instanceof PrintRefused ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, print }
}
