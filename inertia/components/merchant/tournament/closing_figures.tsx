import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useEuros } from '~/components/merchant/euros'
import { ClosingCounts } from '~/components/merchant/tournament/closing_counts'
import type { Closing } from '~/components/merchant/tournament/types'

type Props = Closing['keeps'] & { least: number }

export function ClosingFigures(props: Props) {
  const { total, types, states, categories, organisations, ledger, least } = props
  const t = useTranslations('config.tournament.closing')
  const euros = useEuros()
  const sums = (rows: typeof types) =>
    rows.map(({ value, label, count }) => ({ key: value, label: label || t('noCategory'), count }))
  const heads: [string, string] = [t('class'), t('count')]
  const empty = t('nobody')
  return (
    <>
      <div>
        <Title order={2} size="h4">
          {t('keeps')}
        </Title>
        <Text c="dimmed" maw="68ch">
          {t('requests', { count: total })}. {t('configured')}
        </Text>
      </div>
      <ClosingCounts
        id="types"
        title={t('byType')}
        heads={heads}
        empty={empty}
        rows={sums(types)}
      />
      <ClosingCounts
        id="states"
        title={t('byState')}
        heads={heads}
        empty={empty}
        rows={sums(states)}
      />
      <ClosingCounts
        id="categories"
        title={t('byCategory')}
        heads={heads}
        empty={empty}
        rows={sums(categories)}
      />
      <ClosingCounts
        id="organisations"
        title={t('byOrganisation')}
        heads={heads}
        empty={empty}
        rows={organisations.map(({ name, count }) => ({
          key: name,
          label: name || t('others', { least }),
          count,
        }))}
      />
      <ClosingCounts
        id="ledger"
        title={t('ledger')}
        text={t('ledgerText')}
        heads={heads}
        empty={empty}
        rows={[
          { key: 'movements', label: t('movements'), count: ledger.movements },
          { key: 'charges', label: t('charges'), count: ledger.charges },
          // A difference, for -0 is shown with its sign.
          { key: 'credits', label: t('credits'), count: 0 - ledger.credits },
          { key: 'amount', label: t('amount'), count: euros(0 - ledger.amount) },
        ]}
      />
    </>
  )
}
