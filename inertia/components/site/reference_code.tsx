import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

export function ReferenceCode({ code }: { code: string }) {
  const t = useTranslations('ui.thanks')
  const { copy, copied } = useClipboard()
  return (
    <div className="reference">
      <span className="reference-label">{t('reference')}</span>
      <span className="reference-code">{code}</span>
      <Button
        variant="default"
        size="sm"
        onClick={() => copy(code)}
        leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      >
        {copied ? t('copied') : t('copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && t('copied')}
      </span>
    </div>
  )
}
