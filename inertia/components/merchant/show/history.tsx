import { Button, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { useExactTime } from '~/components/merchant/moment'
import { LogDetails } from '~/components/merchant/show/log_details'
import type { Colleague, FormTypeProp, LogEntry, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'
import { logTypes } from '#shared/history'

type Props = { logs: LogEntry[]; formType: FormTypeProp; options: Options; colleagues: Colleague[] }

const SHOWN = 15

export function History({ logs, ...words }: Props) {
  const t = useTranslations('merchant.show.history')
  const [all, setAll] = useState(false)
  const days = useDays(all ? logs : logs.slice(0, SHOWN))
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="history-title">
      <Title order={2} size="sm" fw={600} id="history-title" mb="xs">
        {t('title')}
      </Title>
      {days.map(({ day, logs: ofDay }) => (
        <div key={`${day}${ofDay[0].id}`} className={classes.day}>
          <Title order={3} size="xs" fw={600} c="dimmed" mb={4}>
            {day}
          </Title>
          <ol className={classes.history}>
            {ofDay.map((log) => (
              <li key={log.id}>
                <Sentence log={log} />
                <LogDetails log={log} {...words} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {!all && logs.length > SHOWN && (
        <Button variant="subtle" size="xs" fullWidth mt="xs" onClick={() => setAll(true)}>
          {t('showAll', { count: logs.length })}
        </Button>
      )}
    </Paper>
  )
}

function Sentence({ log }: { log: LogEntry }) {
  const t = useTranslations('merchant.show.history')
  const exact = useExactTime()
  const words = {
    hasUser: log.user ? 'yes' : 'no',
    user: log.user ?? '',
    type: log.type,
    state: log.to?.state ?? '',
    template: log.to?.template ?? '',
    revoked: log.to?.reopened ? 'reopened' : log.to?.revoked ? 'yes' : 'no',
    host: log.to?.host ?? '',
    note: log.to?.note ?? '',
    replaced: log.from ? 'yes' : 'no',
    operation: log.to?.operation ?? '',
    from: log.words?.from ?? '',
    to: log.words?.to ?? '',
  }
  return (
    <Text size="sm">
      {t(sentenceOf(log), words)}
      {log.at && (
        <Text span size="xs" c="dimmed">
          {' '}
          <time dateTime={log.at}>{exact(log.at).slice(-5)}</time>
        </Text>
      )}
    </Text>
  )
}

function sentenceOf({ type, to }: LogEntry) {
  if (type === 'assigned' && !to?.host) return to?.user ? 'handed' : 'handedBack'
  return logTypes.find((name) => name === type) ?? 'other'
}

function useDays(logs: LogEntry[]) {
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone })
  const days: { day: string; logs: LogEntry[] }[] = []
  for (const log of logs) {
    const day = log.at ? format.format(new Date(log.at)) : ''
    const last = days.at(-1)
    if (last?.day === day) last.logs.push(log)
    else days.push({ day, logs: [log] })
  }
  return days
}
