import { useTranslations } from 'use-intl'
import type { Change } from '~/components/merchant/changes/words'
import { WorkProgress } from '~/components/merchant/work_progress'

export function ChangeProgress({ change: { done, total } }: { change: Change }) {
  const t = useTranslations('merchant.changes')
  return (
    <WorkProgress
      props={['change', 'skipped', 'some', 'held']}
      done={done}
      total={total}
      text={t('progress', { done, total })}
      label={t('progressLabel')}
      hint={t('mayLeave')}
    />
  )
}
