import { useTranslations } from 'use-intl'
import { ClosedForm, type ClosedProps } from '~/components/site/closed_form'
import type { PageProps } from '~/types'

export default function PlayersClosed(props: PageProps<ClosedProps>) {
  const t = useTranslations('ui.closed')
  return (
    <ClosedForm {...props}>
      <p>{t('team')}</p>
    </ClosedForm>
  )
}
