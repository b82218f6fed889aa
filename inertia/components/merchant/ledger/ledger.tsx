import { Anchor, Group, Text, VisuallyHidden } from '@mantine/core'
import { router } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import type { LedgerLine } from '~/components/merchant/types'
import { useEuros } from '~/components/merchant/euros'
import classes from '~/components/merchant/ledger/ledger.module.css'
import { useBusy } from '~/components/use_busy'

type Props = {
  lines: LedgerLine[]
  hasMore: boolean
}

export function Ledger({ lines, hasMore }: Props) {
  const t = useTranslations('merchant.show.balance')
  const [busy, whileBusy] = useBusy()
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('empty')}
      </Text>
    )
  const showAll = () =>
    router.reload({
      only: ['movements'],
      ...whileBusy,
    })
  return (
    <>
      <ol className={classes.ledger} aria-label={t('ledger')} aria-busy={busy} tabIndex={0}>
        {lines.map((line) => (
          <Movement key={line.id} line={line} />
        ))}
      </ol>
      {hasMore && (
        <Anchor component="button" type="button" size="sm" disabled={busy} onClick={showAll}>
          {t('showAll')}
        </Anchor>
      )}
    </>
  )
}

function Movement({ line }: { line: LedgerLine }) {
  const t = useTranslations('merchant.show.balance')
  const { kind, delta, balance, reason, user, at, undone } = line
  const euros = useEuros()
  const causeText = useCauseText(line)
  const inWords = (value: string) => (kind === 'amount' ? euros(value) : value)
  return (
    <li>
      <Group gap={6} justify="space-between" wrap="nowrap">
        <Text size="sm" className={undone ? classes.undone : undefined}>
          {t('line', {
            kind,
            delta: (delta.startsWith('-') ? '' : '+') + inWords(delta),
            one: ['1', '-1'].includes(delta) ? 'yes' : 'no',
          })}
          {undone && <VisuallyHidden> ({t('undone')})</VisuallyHidden>}
        </Text>
        <Text size="xs" c="dimmed" className={classes.balance}>
          {t('left', { balance: inWords(balance) })}
        </Text>
      </Group>
      {reason && (
        <Text size="xs" className={classes.reason}>
          {reason}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {[causeText, user].filter(Boolean).join(' · ')} · <Moment at={at} />
      </Text>
    </li>
  )
}

function useCauseText({ cause, restaurant, undone }: LedgerLine) {
  const t = useTranslations('merchant.show.balance')
  if (!restaurant) return t(`cause.${cause}`)
  if (cause === 'undo') return t('takenBack', { restaurant })
  return t(undone ? 'chargedAndUndone' : 'charged', { restaurant })
}
