import { IconUserHeart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { GuestPlaces } from '~/components/application/places'
import { GuestFieldset } from '~/fieldsets/guest'
import type { FormPageProps, PlayerOption } from '~/types'

type Props = FormPageProps & {
  host: { name: string; player: string }
  places: Pick<PlayerOption, 'most' | 'left'> | null
  action: string
}

const answersLeft = (places: Props['places']) =>
  places && places.left.members === 0 && places.left.dayPasses > 0 ? { validity: 'day' } : undefined

export default function GuestForm({ host, places, action, ...page }: Props) {
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
      <ApplicationForm page={page} known={answersLeft(places)} pathOf={() => action}>
        {places && <GuestPlaces {...places} />}
        <GuestFieldset />
      </ApplicationForm>
    </FormPage>
  )
}
