import { useTranslations } from 'use-intl'
import type { ImportRow } from '~/components/merchant/imports/types'
import { WorkProgress } from '~/components/merchant/work_progress'

export function RunProgress({ run }: { run: ImportRow }) {
  const t = useTranslations('imports.show')
  const isUndoing = run.state === 'undoing'
  const done = isUndoing ? run.undone : run.done
  const total = isUndoing ? run.created + run.updated : run.registries
  return (
    <WorkProgress
      props={['run']}
      done={done}
      total={total}
      text={t('progress', { done, total })}
      label={t(isUndoing ? 'undoLabel' : 'progressLabel')}
      hint={t('mayLeave')}
    />
  )
}
