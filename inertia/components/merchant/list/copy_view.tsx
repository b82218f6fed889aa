import { ActionIcon, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

// `navigator.clipboard` is missing where the office is served over plain http.
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

/** Copies the address of the list as it is filtered and sorted. */
export function CopyView() {
  const t = useTranslations('merchant.list')
  const [copied, setCopied] = useState(false)

  const run = async () => {
    try {
      await copy(window.location.href)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      notifications.show({ message: t('copyFailed'), color: 'red', role: 'alert' })
    }
  }
  const label = t(copied ? 'copied' : 'copyView')
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="md" onClick={run} aria-label={label}>
        {copied ? (
          <IconCheck size={18} aria-hidden />
        ) : (
          <IconLink size={18} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
    </Tooltip>
  )
}
