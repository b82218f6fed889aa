import { Paper, Text, Title, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useFormatter, useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Overview, TypeCount } from '~/components/merchant/dashboard/types'
import type { TypeCounts } from '~/components/merchant/types'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

type Props = { open: Overview['open']; types: TypeCounts[] }

export function WithApplicants({ open, types }: Props) {
  const t = useTranslations('merchant.dashboard.open')
  return (
    <Paper withBorder component="section" aria-labelledby="open-title">
      <Title order={2} size="sm" fw={600} p="md" pb={4} id="open-title">
        {t('title')}
      </Title>
      {(['corrected', 'asked'] as const).map((part) => (
        <Part key={part} part={part} counts={open[part]} types={types} />
      ))}
    </Paper>
  )
}

type PartProps = { part: 'asked' | 'corrected'; counts: TypeCount[]; types: TypeCounts[] }

function Part({ part, counts, types }: PartProps) {
  const t = useTranslations('merchant.dashboard.open')
  const format = useFormatter()
  const rows = types.flatMap(({ type, title }) => {
    const counted = counts.find((row) => row.type === type)
    return counted ? [{ type, title, count: counted.count }] : []
  })
  return (
    <>
      <Title order={3} size="xs" c="dimmed" fw={600} px="md" py={6}>
        {t(part)}
      </Title>
      {rows.length === 0 && (
        <Text c="dimmed" px="md" pb="sm">
          {t('none')}
        </Text>
      )}
      {rows.map(({ type, title, count }) => (
        <Link
          key={type}
          href={urlFor(
            'merchant.forms.index',
            { form: type },
            { qs: { state: 'waiting', open: part } }
          )}
          className={classes.waitingRow}
        >
          <span>
            {title}
            <VisuallyHidden>: {t(part)}</VisuallyHidden>
          </span>
          <Text span fw={600}>
            {format.number(count)}
          </Text>
        </Link>
      ))}
    </>
  )
}
