import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useCopy } from '~/components/merchant/copy_button'

export function CopyView() {
  const t = useTranslations('merchant.list')
  const { copied, copy } = useCopy(t('copyFailed'))
  const label = t(copied ? 'copied' : 'copyView')
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        onClick={() => copy(window.location.href)}
        aria-label={label}
      >
        {copied ? (
          <IconCheck size={18} aria-hidden />
        ) : (
          <IconLink size={18} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
    </Tooltip>
  )
}
