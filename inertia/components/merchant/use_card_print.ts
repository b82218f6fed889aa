import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'

/** Cards that the server answers at once; more become a print run. */
export const DIRECT_CARDS = 50

export type Layout = 'lanyard' | 'a6' | 'a4'

const paper = {
  lanyard: { layout: 'lanyard', sheet: 'single' },
  a6: { layout: 'a6', sheet: 'single' },
  a4: { layout: 'lanyard', sheet: 'a4' },
}

/** Opens the browser's print dialog on the cards of some requests. */
export function useCardPrint() {
  const t = useTranslations('merchant.print')
  const [busy, setBusy] = useState(false)

  const print = async (ids: number[], layout: Layout) => {
    const query = { ids: ids.join(','), ...paper[layout] }
    const cards = urlFor('merchant.cards.index', {}, { qs: { ...query, print: 'true' } })
    if (ids.length > DIRECT_CARDS) return window.location.assign(cards)
    setBusy(true)
    try {
      await askFirst(urlFor('merchant.cards.index', {}, { qs: query }), t('failed'))
      await openDialog(cards)
    } catch (error) {
      const { message } = error as Error
      notifications.show({ message, color: 'red', role: 'alert', autoClose: 12_000 })
    } finally {
      setBusy(false)
    }
  }
  return { print, busy }
}

/** Asks without printing first: a frame could not tell why it shows no cards. */
async function askFirst(url: string, failed: string) {
  const accept = 'application/json, application/pdf;q=0.9'
  const answer = await fetch(url, { headers: { Accept: accept } }).catch(() => null)
  if (answer?.ok) return answer.body?.cancel()
  const { message } = (await answer?.json().catch(() => null)) ?? {}
  throw new Error(message ?? failed)
}

/** Prints from a hidden frame; a browser that cannot shows the cards in a tab instead. */
function openDialog(url: string): Promise<void> {
  // Removing a frame closes its dialog, so it stays until the next one.
  document.querySelectorAll('iframe[data-cards]').forEach((old) => old.remove())
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.dataset.cards = ''
  frame.src = url
  return new Promise((resolve) => {
    frame.onload = () => {
      try {
        frame.contentWindow!.focus()
        frame.contentWindow!.print()
      } catch {
        window.open(url, '_blank')
      }
      resolve()
    }
    document.body.append(frame)
  })
}
