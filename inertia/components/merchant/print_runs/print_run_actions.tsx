import { Button, Group } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { RollbackCounts, ShownPrintRun } from '~/components/merchant/print_runs/types'
import { ConfirmDialog } from '~/components/merchant/confirm_dialog'

type Props = { run: ShownPrintRun; rollback: RollbackCounts }

export function PrintRunActions({ run, rollback }: Props) {
  const t = useTranslations('cards.batches')
  const format = useFormatter()
  const [asked, setAsked] = useState<'confirm' | 'rollBack' | null>(null)
  const { id, state, total } = run
  const { printed, ...counts } = rollback
  const size = format.number((run.fileSize ?? 0) / 1_000_000, { maximumFractionDigits: 1 })
  const close = () => setAsked(null)
  return (
    <Group gap="xs">
      {run.ready && (
        <Button
          component="a"
          href={urlFor('merchant.batches.download', { id })}
          target="_blank"
          rel="noopener"
          leftSection={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
        >
          {t('open', { size })}
        </Button>
      )}
      {state === 'open' && (
        <Button
          color="green"
          leftSection={<IconCheck size={18} stroke={1.8} aria-hidden />}
          onClick={() => setAsked('confirm')}
        >
          {t('confirm')}
        </Button>
      )}
      {state !== 'rolled_back' && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} stroke={1.6} aria-hidden />}
          onClick={() => setAsked('rollBack')}
        >
          {t('rollBack')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'confirm'}
        title={t('confirmTitle', { id: String(id) })}
        text={t('confirmText', { count: total })}
        confirm={t('confirmDo')}
        url={urlFor('merchant.batches.confirm', { id })}
        method="post"
        onClose={close}
      />
      <ConfirmDialog
        opened={asked === 'rollBack'}
        title={t('rollBackTitle', { id: String(id) })}
        text={t(printed ? 'rollBackPrinted' : 'rollBackOpen', counts)}
        confirm={t('rollBackDo')}
        url={urlFor('merchant.batches.rollback', { id })}
        method="post"
        final={printed}
        onClose={close}
      />
    </Group>
  )
}
