import { router, useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CollectionDesk } from '~/components/merchant/pickups/collection_desk'
import { storedCollector } from '~/components/merchant/pickups/collector'
import type { Can, ShownPickup } from '~/components/merchant/pickups/types'
import { useCards } from '~/components/merchant/pickups/use_cards'
import { RemoveButton } from '~/components/merchant/remove_button'

type Props = { collective: ShownPickup; revision: string; can: Can }

/** An unsigned list: each card is stored as soon as it is read. */
export default function MerchantCollectivesEdit({ collective: pickup, revision, can }: Props) {
  const t = useTranslations('collectives.desk')
  const { id, name, lastname } = pickup
  const cards = useCards(pickup)
  const form = useForm({ ...storedCollector(pickup), revision })
  const signature = useForm({ sign: '', cards: 0 })
  const stay = { preserveState: true, preserveScroll: true }
  const show = () => router.visit(urlFor('merchant.collectives.show', { id }))
  const save = (then: () => void, otherwise = () => {}) =>
    form.put(urlFor('merchant.collectives.update', { id }), {
      ...stay,
      onSuccess: ({ props }) => {
        const refused = props.flash?.type === 'error'
        const revision = props.revision as string
        form.setData((sent) => ({
          ...(refused && revision !== sent.revision
            ? storedCollector(props.collective as ShownPickup)
            : sent),
          revision,
        }))
        if (refused) otherwise()
        else then()
      },
      onError: otherwise,
    })
  const sign = (png: string, close: () => void) => {
    signature.transform(() => ({ sign: png, cards: cards.list.length }))
    signature.post(urlFor('merchant.collectives.sign', { id }), { ...stay, onSuccess: close })
  }
  return (
    <CollectionDesk
      title={t('editTitle', { id: String(id) })}
      cards={cards}
      collector={form.data}
      errors={{ ...form.errors, ...signature.errors }}
      busy={form.processing || signature.processing}
      maySign={can.edit}
      onChange={(field, value) => form.setData(field, value)}
      onRemove={(card) =>
        router.delete(urlFor('merchant.collectives.remove', { id, entry: card.entry! }), {
          ...stay,
          // If the server's list equals the first one, no update would remove the card.
          onSuccess: () => cards.drop(card),
        })
      }
      onAddCompany={(company) =>
        router.post(urlFor('merchant.collectives.suggest', { id }), { company }, stay)
      }
      onSave={() => save(show)}
      onSign={(png, close) =>
        form.isDirty ? save(() => sign(png, close), close) : sign(png, close)
      }
    >
      <RemoveButton
        label={t('discard')}
        title={t('discardTitle', { name: `${name} ${lastname}` })}
        text={t('discardText')}
        confirm={t('discard')}
        url={urlFor('merchant.collectives.destroy', { id })}
      />
    </CollectionDesk>
  )
}
