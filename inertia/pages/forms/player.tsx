import { Link } from '@adonisjs/inertia/react'
import { IconHistory } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { PlayerFieldset } from '~/fieldsets/player'
import type { FormPageProps } from '~/types'

export default function PlayerForm(props: FormPageProps) {
  const t = useTranslations('ui.returning')
  return (
    <FormPage {...props}>
      <div className="notice notice-quiet form-notice">
        <IconHistory size={20} aria-hidden />
        <div>
          <strong>{t('question')}</strong> {t('shortcut')}{' '}
          <Link route="returning.create" className="link">
            {t('go')}
          </Link>
        </div>
      </div>
      <ApplicationForm page={props} pathOf={() => urlFor('forms.player.store')}>
        <PlayerFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
