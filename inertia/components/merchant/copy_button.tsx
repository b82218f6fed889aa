import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

// `navigator.clipboard` is missing over plain http.
async function copy(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (!done) throw new Error('The browser refused to copy')
}

/** Copies text and confirms it briefly; shows `failed` if the browser refuses. */
export function useCopy(failed: string) {
  const [copied, setCopied] = useState(false)
  const run = async (text: string) => {
    try {
      await copy(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      notifications.show({ message: failed, color: 'red', role: 'alert' })
    }
  }
  return { copied, copy: run }
}

type Props = { text: string; /** What the words of the button call it. */ what?: 'link' | 'text' }

export function CopyButton({ text, what = 'link' }: Props) {
  const t = useTranslations(`merchant.copy.${what}`)
  const { copied, copy } = useCopy(t('failed'))
  const Icon = copied ? IconCheck : IconCopy
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={15} aria-hidden />}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </Button>
  )
}
