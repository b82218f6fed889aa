import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { isOfOffice } from '~/components/merchant/shell/home'
import { useOffice } from '~/components/merchant/shell/use_office'

/** The lists that coordinators read, too: those of the types that the user works with. */
export function useDeskLists() {
  const t = useTranslations('merchant.nav')
  const { user, requestTypes } = useOffice()
  const isOffice = isOfOffice(user)
  if (!isOffice && user?.role !== 'coordinator') return []
  return [
    { type: 'ballboy', label: t('ballboys'), href: urlFor('merchant.lists.ballboys') },
    { type: 'ballboy', label: t('tutors'), href: urlFor('merchant.lists.tutors') },
    { type: 'guest', label: t('guests'), href: urlFor('merchant.lists.guests') },
    { type: 'player', label: t('invitedBy'), href: urlFor('merchant.lists.invited_by') },
  ].filter((list) => !isOffice || requestTypes.some(({ type }) => type === list.type))
}
