import { Alert, Button, Select, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { previewPrintRun } from '#print_runs/make_print_run'
import { urlFor } from '~/client'
import { type Targets, usePreview } from '~/components/merchant/bulk/use_preview'
import { type Paper, paperKeys, papers } from '~/components/merchant/card_paper'
import { Dialog, DialogActions } from '~/components/merchant/dialog'
import { useBusy } from '~/components/use_busy'

export type PrintPreview = Awaited<ReturnType<typeof previewPrintRun>>

type PaperProps = { paper: Paper; setPaper(paper: Paper): void; onClose(): void }

const sorts = ['company', 'name', 'asked'] as const

export function RunDialog({
  targets,
  paper,
  setPaper,
  onClose,
}: PaperProps & { targets: Targets }) {
  const t = useTranslations('merchant.print')
  const url = urlFor('merchant.batches.store')
  const [sort, setSort] = useState<(typeof sorts)[number]>('company')
  const [busy, whileBusy] = useBusy()
  const { preview, failed } = usePreview<PrintPreview>(url, targets)
  // A whole list leaves out cards that wait in another run; selected people are always printed.
  const whole = !('ids' in targets)
  const counted = preview && {
    cards: whole ? preview.free : preview.cards,
    printed: whole ? preview.printedFree : preview.printed,
    batches: preview.batches,
  }
  const order = () =>
    router.post(
      url,
      { ...targets, ...papers[paper], ...(sort !== 'asked' && { sort }) },
      {
        ...whileBusy,
        onSuccess: onClose,
      }
    )
  return (
    <Dialog opened onClose={onClose} title={t('run.title')}>
      <Stack>
        <Select
          label={t('run.paper')}
          data={paperKeys.map((value) => ({ value, label: t(`papers.${value}`) }))}
          value={paper}
          allowDeselect={false}
          onChange={(chosen) => setPaper(chosen!)}
        />
        <Select
          label={t('run.sort')}
          data={sorts.map((value) => ({ value, label: t(`run.sorts.${value}`) }))}
          value={sort}
          allowDeselect={false}
          onChange={(chosen) => setSort(chosen!)}
        />
        {failed && <Text size="sm">{t('run.uncounted')}</Text>}
        <div role="status">
          {preview && counted && (
            <Text size="sm">
              {t(whole ? 'run.holds' : 'run.chosen', {
                count: counted.cards,
                held: preview.cards - preview.free,
                unapproved: preview.total - preview.cards,
              })}
            </Text>
          )}
        </div>
        {counted && <EarlierPrints {...counted} />}
        <Text size="sm" c="dimmed">
          {t('run.text')}
        </Text>
        <DialogActions busy={busy} onClose={onClose}>
          <Button loading={busy} disabled={counted?.cards === 0} onClick={order}>
            {t('run.order')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

type ReprintProps = { preview: PrintPreview; onPrint(): void; onClose(): void }

export function ReprintDialog({ preview, onPrint, onClose }: ReprintProps) {
  const t = useTranslations('merchant.print')
  return (
    <Dialog opened onClose={onClose} title={t('again.title')}>
      <Stack>
        <EarlierPrints printed={preview.printed} cards={preview.cards} batches={preview.batches} />
        <Text size="sm">{t('again.text')}</Text>
        <DialogActions busy={false} cancelFirst onClose={onClose}>
          <Button onClick={onPrint}>{t('again.print')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

function EarlierPrints(props: { printed: number; cards: number; batches: number[] }) {
  const t = useTranslations('merchant.print')
  const { printed, cards, batches } = props
  if (printed === 0) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
      {t('before', { printed, cards, runs: batches.length, batches: batches.join(', ') })}
    </Alert>
  )
}
