import { IconUserHeart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { GuestFieldset } from '~/fieldsets/guest'
import type { FormPageProps } from '~/types'

type Props = FormPageProps & {
  host: { name: string; player: string }
  /** The signed address, which is where the form goes too. */
  action: string
}

export default function GuestForm({ host, action, ...page }: Props) {
  const t = useTranslations('ui.invited')
  const strong = (words: ReactNode) => <strong>{words}</strong>
  return (
    <FormPage {...page}>
      <div className="notice notice-quiet form-notice">
        <IconUserHeart size={20} aria-hidden />
        <div>
          {t.rich('by', { host: host.name, player: host.player, strong })} {t('once')}
        </div>
      </div>
      <ApplicationForm page={page} pathOf={() => action}>
        <GuestFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
