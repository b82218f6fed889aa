import { Alert, Button, Text } from '@mantine/core'
import { IconDeviceFloppy, IconSignature } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CardList } from '~/components/merchant/pickups/card_list'
import classes from '~/components/merchant/pickups/collection_desk.module.css'
import { CollectorFields } from '~/components/merchant/pickups/collector_fields'
import { CompanyCards, type Suggestion } from '~/components/merchant/pickups/company_cards'
import { ReadingAnswer } from '~/components/merchant/pickups/reading_answer'
import { SignatureBoard } from '~/components/merchant/pickups/signature_board'
import type { Collector, ListedCard } from '~/components/merchant/pickups/types'
import type { Cards } from '~/components/merchant/pickups/use_cards'
import { Dialog } from '~/components/merchant/dialog'
import { useFirstError } from '~/components/merchant/shell/use_first_error'
import { Camera } from '~/components/merchant/station/camera'
import { Recent } from '~/components/merchant/station/recent'
import { Station } from '~/components/merchant/station/station'
import { WedgeInput } from '~/components/merchant/station/wedge_input'

type Props = {
  title: string
  cards: Cards
  collector: Collector
  errors: Partial<Record<string, string>>
  busy: boolean
  maySign: boolean
  onChange(name: keyof Collector, value: string): void
  onRemove(card: ListedCard): void
  onAddCompany(company: string, forms: Suggestion[]): void
  onSave(): void
  /** @param close closes the signature board, if something else needs attention */
  onSign(png: string, close: () => void): void
  children?: ReactNode
}

export function CollectionDesk({ title, cards, collector, errors, busy, ...desk }: Props) {
  const t = useTranslations('collectives.desk')
  const scan = useTranslations('collectives.scan')
  useFirstError()
  const [signing, setSigning] = useState(false)
  const [tried, setTried] = useState(false)
  const name = `${collector.name} ${collector.lastname}`.trim()
  const count = cards.list.length
  const listError = Object.entries(errors).find(([field]) => /^forms(\.\d+)?$/.test(field))?.[1]
  const missing = (['name', 'lastname'] as const).filter((field) => !collector[field].trim())
  const missingErrors = () =>
    tried ? Object.fromEntries(missing.map((field) => [field, t('missing')])) : {}
  // A signature needs the collector's name.
  function sign() {
    setTried(true)
    if (missing.length === 0) return setSigning(true)
    document.querySelector<HTMLInputElement>(`[name=${missing[0]}]`)?.focus()
  }
  return (
    <Station
      title={title}
      back={urlFor('merchant.collectives.index')}
      aside={
        <div className={classes.aside}>
          <section className={classes.collector} aria-labelledby="collector">
            <h2 id="collector" className={classes.title}>
              {t('who')}
            </h2>
            <CollectorFields
              data={collector}
              errors={{ ...missingErrors(), ...errors }}
              onChange={desk.onChange}
            />
          </section>
          {listError && (
            <Alert color="red" role="alert" fz="md" tabIndex={-1} data-refused>
              {listError}
            </Alert>
          )}
          {desk.maySign && (
            <Button
              leftSection={<IconSignature aria-hidden />}
              disabled={count === 0}
              onClick={sign}
            >
              {t('sign', { count })}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconDeviceFloppy aria-hidden />}
            loading={busy && !signing}
            onClick={desk.onSave}
          >
            {t('save')}
          </Button>
          {desk.children}
          <Recent items={cards.recent} />
        </div>
      }
    >
      <ReadingAnswer reading={cards.reading} />
      <WedgeInput
        label={scan('label')}
        submitLabel={scan('submit')}
        busy={cards.busy}
        onScan={cards.read}
      />
      <Camera onScan={cards.read} />
      <CompanyCards
        company={cards.reading?.person?.company ?? null}
        pickup={cards.pickup}
        dropped={cards.dropped}
        cards={cards.list}
        onAdd={desk.onAddCompany}
      />
      <CardList cards={cards.list} onRemove={desk.onRemove} />
      <Dialog
        opened={signing}
        onClose={() => setSigning(false)}
        fullScreen
        title={
          <Text span fz={20} fw={650}>
            {t('signTitle')}
          </Text>
        }
        closeButtonProps={{ 'aria-label': t('back'), 'size': 56 }}
      >
        <div className={classes.board}>
          <SignatureBoard
            {...{ name, count, busy }}
            error={errors.sign}
            onSign={(png) => desk.onSign(png, () => setSigning(false))}
          />
          <details>
            <summary className={classes.summary}>{t('signed', { count })}</summary>
            <ol>
              {cards.list.toReversed().map((card) => (
                <li key={card.serial}>
                  {card.name} · {card.serial}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </Dialog>
    </Station>
  )
}
