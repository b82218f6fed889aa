import { useTranslations } from 'use-intl'
import type { PrintRun } from '~/components/merchant/print_runs/types'
import { WorkProgress } from '~/components/merchant/work_progress'

export function PrintRunProgress({ run: { done, total } }: { run: PrintRun }) {
  const t = useTranslations('cards.batches')
  return (
    <WorkProgress
      props={['batch', 'fate', 'rows']}
      done={done}
      total={total}
      text={t('progress', { done, total })}
      label={t('progressLabel')}
      hint={t('mayLeave')}
    />
  )
}
