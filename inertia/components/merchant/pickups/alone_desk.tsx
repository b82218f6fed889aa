import { Button } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { newNonce } from '~/components/application/new_answers'
import { blankCollector, collectorOf } from '~/components/merchant/pickups/collector'
import classes from '~/components/merchant/pickups/collection_desk.module.css'
import { CollectorFields } from '~/components/merchant/pickups/collector_fields'
import { ReadingAnswer } from '~/components/merchant/pickups/reading_answer'
import { SignatureBoard } from '~/components/merchant/pickups/signature_board'
import { useCards } from '~/components/merchant/pickups/use_cards'
import { useFirstError } from '~/components/merchant/shell/use_first_error'
import { Camera } from '~/components/merchant/station/camera'
import { Recent } from '~/components/merchant/station/recent'
import { Station } from '~/components/merchant/station/station'
import { WedgeInput } from '~/components/merchant/station/wedge_input'

/** Holders collect their own card and sign for it, one after the other. */
export function AloneDesk() {
  const t = useTranslations('collectives.alone')
  const scan = useTranslations('collectives.scan')
  useFirstError()
  const form = useForm(blankCollector('person'))
  const [nonce, setNonce] = useState(newNonce)
  const cards = useCards(null, (person) => {
    setNonce(newNonce())
    form.clearErrors()
    form.setData(collectorOf(person))
  })
  const person = cards.reading?.tone === 'bad' ? null : (cards.reading?.person ?? null)
  const { name, lastname } = form.data
  const errors = form.errors as Partial<Record<string, string>>
  const refusal = errors['forms.0'] ?? errors.sign

  function sign(png: string) {
    form.transform((data) => ({ ...data, forms: [person!.id], sign: png, nonce }) as typeof data)
    form.post(urlFor('merchant.collectives.store'), {
      preserveState: 'errors',
      preserveScroll: 'errors',
    })
  }

  return (
    <Station
      title={t('title')}
      back={urlFor('merchant.collectives.index')}
      aside={
        <div className={classes.aside}>
          {person && (
            <section className={classes.collector} aria-labelledby="collector">
              <h2 id="collector" className={classes.title}>
                {t('who')}
              </h2>
              <CollectorFields
                alone
                data={form.data}
                errors={errors}
                onChange={(field, value) => form.setData(field, value)}
              />
            </section>
          )}
          <Recent items={cards.recent} />
        </div>
      }
    >
      <ReadingAnswer alone reading={cards.reading} />
      {person && (
        <>
          <SignatureBoard
            key={person.id}
            name={`${name} ${lastname}`}
            count={1}
            busy={form.processing}
            error={refusal}
            onSign={sign}
          />
          <Button variant="default" disabled={form.processing} onClick={cards.forget}>
            {t('notNow')}
          </Button>
        </>
      )}
      <WedgeInput
        label={scan('label')}
        submitLabel={scan('submit')}
        busy={cards.busy}
        onScan={cards.read}
      />
      {!person && <Camera onScan={cards.read} />}
    </Station>
  )
}
