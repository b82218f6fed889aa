import { router } from '@inertiajs/react'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

/** No more than fifty cards take this long. */
const PATIENCE = 120_000

class Refused extends Error {}

/** The cards at an address, which counts as printing them. */
async function cardsAt(url: string): Promise<Blob> {
  // Who asks for JSON is answered with a sentence where a page would lead elsewhere.
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (response.headers.get('content-type') === 'application/pdf') return response.blob()
  throw new Refused((await response.json()).message)
}

/** Opens cards in a tab of their own as soon as they are drawn, and says so where that fails. */
export function usePrint() {
  const t = useTranslations('merchant.print')
  const [busy, setBusy] = useState(false)
  const complain = (message: string) =>
    notifications.show({ message, color: 'red', role: 'alert', autoClose: 12_000 })

  async function print(url: string) {
    // Only the click itself may open a tab.
    const tab = window.open('', '_blank')
    if (!tab) return complain(t('blocked'))
    tab.document.title = t('preparing')
    tab.document.body.textContent = t('preparing')
    setBusy(true)
    try {
      tab.location.href = URL.createObjectURL(await cardsAt(url))
      router.reload()
    } catch (error) {
      tab.close()
      complain(error instanceof Refused ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, print }
}
