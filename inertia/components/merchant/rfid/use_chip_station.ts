import { notifications } from '@mantine/notifications'
import type { FormDataConvertible } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RecentItem } from '~/components/merchant/station/recent'
import { type Tone, useTones } from '~/components/merchant/station/use_tones'
import { useBusy } from '~/components/use_busy'

export type ChipAnswer = { tone: Tone; sentence: string }

let lastKey = 0

export function useChipStation() {
  const t = useTranslations('cards.rfid')
  const tones = useTones()
  const [busy, whileBusy] = useBusy()
  const [result, setResult] = useState<ChipAnswer | null>(null)
  const [recent, setRecent] = useState<RecentItem[]>([])

  function report(tone: Tone, sentence: string, subject?: string) {
    tones[tone]()
    setResult({ tone, sentence })
    const item = { key: ++lastKey, tone, text: subject ? `${subject}: ${sentence}` : sentence }
    setRecent((before) => [{ ...item, at: new Date() }, ...before].slice(0, 5))
  }

  /**
   * @param subject the person, if the answer does not name them
   * @returns after the answer: whether the reading was accepted
   */
  function send(url: string, body: Record<string, FormDataConvertible>, subject?: string) {
    let asks = false
    let accepted = false
    return new Promise<boolean>((resolve) =>
      router.post(url, body, {
        preserveScroll: true,
        preserveState: true,
        onStart: whileBusy.onStart,
        onBeforeUpdate: ({ props }) => {
          asks = Boolean(props.question)
        },
        onSuccess: ({ props }) => {
          const flash = props.flash
          accepted = !flash || flash.type === 'success'
          // The station shows the message itself, larger.
          notifications.clean()
          if (flash) report(accepted ? 'good' : 'bad', flash.message)
          else setResult(null)
        },
        onError: (errors) => report(asks ? 'warn' : 'bad', Object.values(errors)[0], subject),
        onNetworkError: () => report('bad', t('offline'), subject),
        onFinish: () => {
          whileBusy.onFinish()
          resolve(accepted)
        },
      })
    )
  }

  return { busy, result, recent, send, report }
}
