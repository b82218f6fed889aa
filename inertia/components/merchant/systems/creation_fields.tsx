import { Checkbox, NativeSelect, NumberInput, Paper, SegmentedControl, Stack } from '@mantine/core'
import { router, usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Option } from '~/components/merchant/types'
import classes from '~/components/merchant/systems/systems.module.css'

export type Series = { from: number | string; to: number | string }

type Props = {
  tournament: number
  editions: Option[]
  series: Series | null
  setSeries(series: Series | null): void
  approve: boolean
  setApprove(approve: boolean): void
  mayApprove: boolean
}

export function CreationFields(props: Props) {
  const { tournament, editions, series, setSeries, approve, setApprove, mayApprove } = props
  const t = useTranslations('cards.systems.create')
  const errors = usePage().props.errors
  const number = (name: keyof Series) => (
    <NumberInput
      name={`series[${name}]`}
      label={t(name)}
      w={110}
      min={0}
      max={99_999}
      allowDecimal={false}
      allowNegative={false}
      value={series![name]}
      onChange={(value) => setSeries({ ...series!, [name]: value })}
      error={errors[`series.${name}`]}
    />
  )
  return (
    <Paper withBorder p="md" mb="md" maw="var(--column-form)">
      <Stack gap="sm">
        <div className={classes.series}>
          <NativeSelect
            name="tournament"
            label={t('tournament')}
            value={String(tournament)}
            error={errors.tournament}
            onChange={({ currentTarget: { value } }) =>
              router.get(
                urlFor('merchant.systems.create'),
                { tournament: value },
                { preserveState: true, replace: true }
              )
            }
            data={editions}
          />
          <SegmentedControl
            mt={22}
            aria-label={t('kind')}
            value={series ? 'series' : 'one'}
            onChange={(kind) => setSeries(kind === 'series' ? { from: 1, to: 10 } : null)}
            data={[
              { value: 'one', label: t('one') },
              { value: 'series', label: t('series') },
            ]}
          />
          {series && number('from')}
          {series && number('to')}
        </div>
        {mayApprove && (
          <Checkbox
            name="approve"
            label={t('approve')}
            description={t('approveHint')}
            checked={approve}
            onChange={(event) => setApprove(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Paper>
  )
}
