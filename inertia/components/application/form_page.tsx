import { Head } from '@inertiajs/react'
import { IconCalendarDue, IconClock } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import { useTranslations } from 'use-intl'
import { formatDay } from '#shared/days'
import type { FormPageProps } from '~/types'

type Props = PropsWithChildren<Pick<FormPageProps, 'formType' | 'closesOn'>>

export function FormPage({ formType, closesOn, children }: Props) {
  const t = useTranslations('ui.form')
  return (
    <div className="column">
      <Head title={formType.title} />
      <h1 className="page-title">{formType.title}</h1>
      <p className="page-lead">{formType.intro}</p>
      <ul className="facts">
        <li>
          <IconClock size={20} aria-hidden /> {formType.preparation}
        </li>
        {closesOn && (
          <li>
            <IconCalendarDue size={20} aria-hidden /> {t('until', { date: formatDay(closesOn) })}
          </li>
        )}
      </ul>
      {children}
    </div>
  )
}
