import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type PickupSuggestionsController from '#controllers/merchant/pickup_suggestions_controller'
import type { Suggestion } from '#pickups/suggestions'
import { urlFor } from '~/client'
import classes from '~/components/merchant/pickups/company_cards.module.css'
import type { ListedCard, ShownPickup } from '~/components/merchant/pickups/types'

export type { Suggestion }

type Props = {
  /** Company of the card read last. */
  company: string | null
  /** The stored list. When it changes, the suggestions are loaded again. */
  pickup: ShownPickup | null
  /** Number of cards removed on this page. It changes even if the stored list looks the same. */
  dropped: number
  cards: ListedCard[]
  onAdd(company: string, forms: Suggestion[]): void
}

export function CompanyCards({ company, pickup, dropped, cards, onAdd }: Props) {
  const t = useTranslations('collectives.company')
  const [companies, setCompanies] = useState<{ company: string; count: number }[]>([])
  const [chosen, choose] = useState('')
  const [found, setFound] = useState<{ company: string; forms: Suggestion[] } | null>(null)
  useEffect(() => {
    void loadSuggestions('').then((answer) => setCompanies(answer.companies))
  }, [])
  useEffect(() => {
    if (company) choose(company)
  }, [company])
  useEffect(() => {
    if (!chosen) return
    let isCurrent = true
    void loadSuggestions(chosen).then(({ forms }) => {
      if (isCurrent) setFound({ company: chosen, forms })
    })
    return () => {
      isCurrent = false
    }
  }, [chosen, pickup, dropped])

  // Until the answer comes, the cards are still those of the company before.
  const isLoaded = found?.company === chosen
  const suggestions = isLoaded
    ? found.forms.filter(({ id }) => !cards.some(({ form }) => form === id))
    : []
  const isListed = companies.some((listed) => listed.company === chosen)
  if (companies.length === 0 && !chosen) return null
  return (
    <section className={classes.company} aria-label={t('title')}>
      <NativeSelect
        label={t('title')}
        value={chosen}
        data={[
          { value: '', label: t('choose') },
          ...(chosen && !isListed ? [chosen] : []),
          ...companies.map((listed) => ({
            value: listed.company,
            label: listed.company === chosen ? chosen : t('option', listed),
          })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {chosen && isLoaded && (
        <div role="status" className={classes.found}>
          {suggestions.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <>
              <details>
                <summary>{t('waiting', { count: suggestions.length })}</summary>
                <p className={classes.names}>{suggestions.map(({ name }) => name).join(', ')}</p>
              </details>
              <Button
                variant="default"
                leftSection={<IconPlus aria-hidden />}
                onClick={() => onAdd(chosen, suggestions)}
              >
                {t('add', { count: suggestions.length })}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

type Answer = Awaited<ReturnType<PickupSuggestionsController['index']>>

/** On failure there are no suggestions: they are optional. */
async function loadSuggestions(company: string): Promise<Answer> {
  const qs = company ? { company } : {}
  const url = urlFor('merchant.collectives.suggestions', {}, { qs })
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } })
    if (response.ok) return await response.json()
  } catch {
    // Offline: the station shows it elsewhere.
  }
  return { companies: [], forms: [] }
}
