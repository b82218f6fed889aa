import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { newNonce } from '~/components/application/new_answers'
import { AloneDesk } from '~/components/merchant/pickups/alone_desk'
import { CollectionDesk } from '~/components/merchant/pickups/collection_desk'
import { blankCollector } from '~/components/merchant/pickups/collector'
import type { Can } from '~/components/merchant/pickups/types'
import { useCards } from '~/components/merchant/pickups/use_cards'

type Props = {
  /** Whether holders collect their own card, one after the other. */
  alone: boolean
  can: Can
}

export default function MerchantCollectivesCreate({ alone, can }: Props) {
  return alone ? <AloneDesk /> : <ForMany can={can} />
}

/** One person collects for many. Nothing is stored until it is saved or signed. */
function ForMany({ can }: { can: Can }) {
  const t = useTranslations('collectives.desk')
  const cards = useCards(null)
  const form = useForm(blankCollector('company'))
  const [nonce] = useState(newNonce)
  const send = (sign: string | undefined, onError: () => void) => {
    const forms = cards.list.map((card) => card.form!)
    form.transform((data) => ({ ...data, forms, nonce, ...(sign && { sign }) }))
    form.post(urlFor('merchant.collectives.store'), {
      preserveState: 'errors',
      preserveScroll: 'errors',
      onError: (errors) => {
        cards.mark(errors)
        // The board itself shows errors about the signature.
        if (Object.keys(errors).some((field) => field !== 'sign')) onError()
      },
    })
  }
  return (
    <CollectionDesk
      title={t('createTitle')}
      cards={cards}
      collector={form.data}
      errors={form.errors}
      busy={form.processing}
      maySign={can.edit}
      onChange={(name, value) => form.setData(name, value)}
      onRemove={(card) => cards.drop(card)}
      onAddCompany={(_, forms) => {
        for (const { id, name, serial, company } of forms.toReversed())
          cards.put({ form: id, entry: null, name, serial, company, problem: null })
      }}
      onSave={() => send(undefined, () => {})}
      onSign={(png, close) => send(png, close)}
    />
  )
}
