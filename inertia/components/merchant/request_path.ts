import { urlFor } from '~/client'
import { useOffice } from '~/components/merchant/shell/use_office'

type Row = { id: number; type: string }

/** Accreditations by staff (`free`) have no page: they open for editing or as a card. */
export function useRequestPath() {
  const { user } = useOffice()
  return ({ id, type }: Row) => {
    if (type !== 'free') return urlFor('merchant.forms.show', { form: type, id })
    return user?.permissions.canEdit
      ? urlFor('merchant.systems.edit', { id })
      : urlFor('merchant.previews.show', {}, { qs: { form: id } })
  }
}
