import { Text, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useFormatter, useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Tally } from '~/components/merchant/figures/types'
import classes from '~/components/merchant/figures/figures.module.css'

type Props = {
  row: Tally['rows'][number]
  type: Tally['types'][number]
  state: 'approved' | 'waiting'
  /** Undefined if the form does not offer the answer. */
  count: number | undefined
}

export function TallyCell({ row, type, state, count }: Props) {
  const t = useTranslations('merchant')
  const format = useFormatter()
  if (count === undefined) return <VisuallyHidden>{t('tallies.notAsked')}</VisuallyHidden>
  if (count === 0)
    return (
      <Text span c="dimmed">
        {format.number(0)}
      </Text>
    )
  return (
    <Link
      href={urlFor(
        'merchant.forms.index',
        { form: type.type },
        { qs: { [row.field]: row.value, state } }
      )}
      className={classes.count}
    >
      {format.number(count)}
      <VisuallyHidden>
        {' '}
        {type.title}, {row.label}, {t(`list.states.${state}`)}
      </VisuallyHidden>
    </Link>
  )
}
