import { notifications } from '@mantine/notifications'
import type { FormDataConvertible } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RecentItem } from '~/components/merchant/station/recent'
import { type Tone, useTones } from '~/components/merchant/station/use_tones'

export type Result = { tone: Tone; sentence: string }

let told = 0

export function useChipStation() {
  const t = useTranslations('cards.rfid')
  const tones = useTones()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const [recent, setRecent] = useState<RecentItem[]>([])

  function tell(tone: Tone, sentence: string, about?: string) {
    tones[tone]()
    setResult({ tone, sentence })
    const item = { key: ++told, tone, text: about ? `${about}: ${sentence}` : sentence }
    setRecent((before) => [{ ...item, at: new Date() }, ...before].slice(0, 5))
  }

  /** @param about the person, if the answer does not name them */
  function send(url: string, body: Record<string, FormDataConvertible>, about?: string) {
    let asks = false
    router.post(url, body, {
      preserveScroll: true,
      preserveState: true,
      onStart: () => setBusy(true),
      onBeforeUpdate: ({ props }) => void (asks = Boolean(props.question)),
      onSuccess: ({ props }) => {
        const flash = props.flash as { type: string; message: string } | null
        // The station shows the message itself, larger.
        notifications.clean()
        if (flash) tell(flash.type === 'success' ? 'good' : 'bad', flash.message)
        else setResult(null)
      },
      onError: (errors) => tell(asks ? 'warn' : 'bad', Object.values(errors)[0], about),
      onNetworkError: () => tell('bad', t('offline'), about),
      onFinish: () => setBusy(false),
    })
  }

  return { busy, result, recent, send, tell }
}
