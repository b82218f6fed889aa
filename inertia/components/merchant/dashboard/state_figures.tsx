import { Paper, SimpleGrid, Title, VisuallyHidden } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useFormatter, useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { stateIcons } from '~/components/merchant/state_badge'
import type { TypeCounts } from '~/components/merchant/types'
import { states, type State } from '#shared/request_states'
import classes from '~/components/merchant/dashboard/dashboard.module.css'

export function StateFigures({ types, headings = 2 }: { types: TypeCounts[]; headings?: 2 | 3 }) {
  return (
    <SimpleGrid
      type="container"
      cols={{ 'base': 1, '560px': 2, '860px': 3, '1100px': 4 }}
      spacing="sm"
    >
      {types.map((type) => (
        <TypeCard key={type.type} type={type} heading={headings} />
      ))}
    </SimpleGrid>
  )
}

function TypeCard({ type, heading }: { type: TypeCounts; heading: 2 | 3 }) {
  return (
    <Paper withBorder component="article" className={classes.card}>
      <Title order={heading} size="sm" fw={600}>
        <Link href={urlFor('merchant.forms.index', { form: type.type })} className={classes.title}>
          {type.title}
        </Link>
      </Title>
      <div className={classes.figures}>
        {states.map((state) => (
          <Figure key={state} type={type} state={state} />
        ))}
      </div>
    </Paper>
  )
}

function Figure({ type, state }: { type: TypeCounts; state: State }) {
  const t = useTranslations('merchant.dashboard.figures')
  const format = useFormatter()
  const Icon = stateIcons[state]
  const count = type[state]
  return (
    <Link
      href={urlFor('merchant.forms.index', { form: type.type }, { qs: { state } })}
      className={classes.figure}
      data-state={state}
    >
      <span className={classes.number} data-empty={count === 0 || undefined}>
        <Icon size={15} stroke={2.2} aria-hidden />
        {format.number(count)}
      </span>{' '}
      <span className={classes.word}>{t(state, { count })}</span>
      <VisuallyHidden>: {type.title}</VisuallyHidden>
    </Link>
  )
}
