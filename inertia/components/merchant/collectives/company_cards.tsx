import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/collectives/company_cards.module.css'
import type { ListedCard, ShownCollective } from '~/components/merchant/collectives/types'

/** A printed card that nobody has collected. */
export type Suggestion = { id: number; name: string; serial: string; company: string }

type Props = {
  /** Of whom the last card was. */
  company: string | null
  /** The list as the server told it last: what was taken off it waits again. */
  collective: ShownCollective | null
  /** How many were taken off here, after which the server may tell the same list as at first. */
  dropped: number
  /** What is on the list already waits no longer. */
  cards: ListedCard[]
  onAdd(company: string, forms: Suggestion[]): void
}

/** What of a company waits to be collected, to be put on the list at once. */
export function CompanyCards({ company, collective, dropped, cards, onAdd }: Props) {
  const t = useTranslations('collectives.company')
  const [companies, setCompanies] = useState<{ company: string; count: number }[]>([])
  const [chosen, choose] = useState('')
  const [waiting, setWaiting] = useState<Suggestion[]>([])
  useEffect(() => {
    void ask('').then((answer) => setCompanies(answer.companies))
  }, [])
  useEffect(() => {
    if (company) choose(company)
  }, [company])
  useEffect(() => {
    let over = false
    if (chosen) void ask(chosen).then(({ forms }) => over || setWaiting(forms))
    else setWaiting([])
    return () => void (over = true)
  }, [chosen, collective, dropped])

  const found = waiting.filter(({ id }) => !cards.some(({ form }) => form === id))
  const isListed = companies.some((one) => one.company === chosen)
  if (companies.length === 0 && !chosen) return null
  return (
    <section className={classes.company} aria-label={t('title')}>
      <NativeSelect
        label={t('title')}
        value={chosen}
        data={[
          { value: '', label: t('choose') },
          ...(chosen && !isListed ? [chosen] : []),
          ...companies.map((one) => ({
            value: one.company,
            // Once it is chosen the number of what is left stands below.
            label: one.company === chosen ? chosen : t('option', one),
          })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {chosen && (
        <div role="status" className={classes.found}>
          {found.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <>
              <details>
                <summary>{t('waiting', { count: found.length })}</summary>
                <p className={classes.names}>{found.map(({ name }) => name).join(', ')}</p>
              </details>
              <Button
                variant="default"
                leftSection={<IconPlus aria-hidden />}
                onClick={() => onAdd(chosen, found)}
              >
                {t('add', { count: found.length })}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

type Answer = { companies: { company: string; count: number }[]; forms: Suggestion[] }

/** Who cannot be told still collects cards: the suggestion is a help. */
async function ask(company: string): Promise<Answer> {
  const qs = company ? { company } : {}
  const url = urlFor('merchant.collectives.suggestions', {}, { qs })
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } })
    if (response.ok) return await response.json()
  } catch {
    // No connection: the station says so elsewhere.
  }
  return { companies: [], forms: [] }
}
