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
  /** Company of the last card. */
  company: string | null
  /** The stored list: a card that was removed from it waits again. */
  collective: ShownCollective | null
  /** Count of cards removed on this page: the server's list may look unchanged. */
  dropped: number
  /** Cards on the list, which are not suggested. */
  cards: ListedCard[]
  onAdd(company: string, forms: Suggestion[]): void
}

/** Suggests all cards of a company that wait for collection. */
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
            // The count of the chosen company is shown below.
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

/** On failure there are no suggestions: they are optional. */
async function ask(company: string): Promise<Answer> {
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
