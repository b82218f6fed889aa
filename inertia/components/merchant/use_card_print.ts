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
    const url = urlFor('merchant.cards.index', {}, { qs: { ids: ids.join(','), print: 'true', ...paper[layout] } })
    if (ids.length > DIRECT_CARDS) return window.location.assign(url)
    setBusy(true)
    try {
      await openDialog(await fetchCards(url, t('failed')))
    } catch (error) {
      notifications.show({ message: (error as Error).message, color: 'red', role: 'alert', autoClose: 12_000 })
    } finally {
      setBusy(false)
    }
  }
  return { print, busy }
}

async function fetchCards(url: string, failed: string): Promise<Blob> {
  const answer = await fetch(url, { headers: { Accept: 'application/json, application/pdf;q=0.9' } }).catch(() => {
    throw new Error(failed)
  })
  if (answer.ok && answer.headers.get('content-type')?.includes('pdf')) return answer.blob()
  const { message } = await answer.json().catch(() => ({}))
  throw new Error(message ?? failed)
}

/** Prints from a hidden frame; a browser that cannot shows the cards in a tab instead. */
function openDialog(cards: Blob): Promise<void> {
  const address = URL.createObjectURL(cards)
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = address
  // Removing the frame closes the dialog, so it stays until the next one.
  document.querySelectorAll('iframe[data-cards]').forEach((old) => old.remove())
  frame.dataset.cards = ''
  return new Promise((resolve) => {
    frame.onload = () => {
      try {
        frame.contentWindow!.focus()
        frame.contentWindow!.print()
      } catch {
        window.open(address, '_blank')
      }
      resolve()
    }
    document.body.append(frame)
  })
}
