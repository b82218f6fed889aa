import { urlFor } from '~/client'
import { useOffice } from '~/components/merchant/shell/use_office'

type Row = { id: number; type: string }

/**
 * Where a request is seen. What staff give without one has no page but the one where it is edited;
 * who may not sees its card.
 */
export function useRequestPath() {
  const { user } = useOffice()
  return ({ id, type }: Row) => {
    if (type !== 'free') return urlFor('merchant.forms.show', { form: type, id })
    return user?.permissions.canEdit
      ? urlFor('merchant.systems.edit', { id })
      : urlFor('merchant.previews.show', {}, { qs: { form: id } })
  }
}
