import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'
import type { Undo } from '~/components/merchant/imports/types'

type Props = {
  url: string
  file: string
  undo: Undo
  /** Whether the rows are requests. */
  people: boolean
}

export function UndoImport({ url, file, undo, people }: Props) {
  const t = useTranslations('imports.undo')
  const [asking, setAsking] = useState(false)
  const { removed, restored, left, reasons } = undo
  const parts = [
    people ? t('requests', { count: removed }) : t('players', { count: removed }),
    restored > 0 && t('restored', { count: restored }),
    left > 0 && t('left', { count: left, reasons: reasons.join(', ') }),
    t('final'),
  ]
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('button')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('title', { file })}
        text={
          removed + restored > 0
            ? parts.filter(Boolean).join(' ')
            : t('nothing', { reasons: reasons.join(', ') })
        }
        confirm={removed + restored > 0 ? t('confirm') : undefined}
        url={url}
        method="post"
        final
        onClose={() => setAsking(false)}
      />
    </>
  )
}
