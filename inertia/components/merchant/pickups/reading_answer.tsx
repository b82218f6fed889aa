import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Reading } from '~/components/merchant/pickups/use_cards'
import { StationAnswer } from '~/components/merchant/station/station_answer'
import type { PickupCandidate } from '~/components/merchant/pickups/types'
import classes from '~/components/merchant/scan/holder_card.module.css'
import { Holder } from '~/components/merchant/station/holder'

type Props = {
  reading: Reading | null
  alone?: boolean
}

export function ReadingAnswer({ reading, alone = false }: Props) {
  const t = useTranslations('collectives.scan')
  // Typing in the field below has scrolled the page down.
  useEffect(() => {
    if (reading) window.scrollTo({ top: 0 })
  }, [reading])
  if (!reading) return <p>{t('idle')}</p>
  const { tone, sentence, person, discarded } = reading
  const titleKey = () => {
    if (person) return alone ? 'may' : 'listed'
    if (tone !== 'bad') return 'warn'
    return discarded ? 'discarded' : 'bad'
  }
  return (
    <StationAnswer tone={tone} title={t(`titles.${titleKey()}`)} sentence={sentence}>
      {person && <PersonCard person={person} />}
      {discarded && (
        <Button component={Link} href={urlFor('merchant.collectives.index')} variant="default">
          {t('all')}
        </Button>
      )}
    </StationAnswer>
  )
}

function PersonCard({ person }: { person: PickupCandidate }) {
  const { fullName, photo, company, categoryLabel, serial } = person
  return (
    <div className={classes.holder}>
      <Holder
        name={fullName}
        photo={photo}
        company={company}
        category={categoryLabel}
        reference={serial}
      />
    </div>
  )
}
