import { Paper, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import { FieldChanges } from '~/components/merchant/show/field_changes'
import { labelsOf } from '~/components/merchant/show/asked_changes'
import type { FormTypeProp, LogEntry, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = { logs: LogEntry[]; formType: FormTypeProp; options: Options }

const known = [
  'created',
  'updated',
  'state',
  'print',
  'signature-module',
  'rfid',
  'skidata',
  'credit',
  'mail',
  'file-read',
  'asked',
  'withdrawn',
  'guest-link',
]

/** What happened to a request, newest first. */
export function History({ logs, formType, options }: Props) {
  const t = useTranslations('merchant.show.history')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="history-title">
      <Title order={2} size="sm" fw={600} id="history-title" mb="xs">
        {t('title')}
      </Title>
      <ol className={classes.history}>
        {logs.map((log) => (
          <li key={log.id}>
            <Sentence log={log} />
            {log.type === 'updated' && (
              <FieldChanges log={log} formType={formType} options={options} />
            )}
            <Concerned log={log} formType={formType} />
            {(log.to?.reason ?? log.to?.message) && (
              <Text size="xs" className={classes.reason}>
                {log.to.reason ?? log.to.message}
              </Text>
            )}
            {log.at && (
              <Text size="xs" c="dimmed">
                <Moment at={log.at} />
              </Text>
            )}
          </li>
        ))}
      </ol>
    </Paper>
  )
}

function Sentence({ log }: { log: LogEntry }) {
  const t = useTranslations('merchant.show.history')
  const type = known.includes(log.type) ? log.type : 'other'
  const words = {
    hasUser: log.user ? 'yes' : 'no',
    user: log.user ?? '',
    type: log.type,
    state: log.to?.state ?? '',
    template: log.to?.template ?? '',
    revoked: log.to?.revoked ? 'yes' : 'no',
  }
  return <Text size="sm">{t(type as 'other', words)}</Text>
}

/** Which questions were opened to the applicant, which document was read, how long a link lasts. */
function Concerned({ log, formType }: { log: LogEntry; formType: FormTypeProp }) {
  const t = useTranslations('merchant.show.history')
  const { fields = [], field, days } = log.to ?? {}
  const names = field ? [field] : log.type === 'asked' ? fields : []
  if (log.type === 'guest-link' && days !== undefined)
    return <Text size="xs">{t('days', { days })}</Text>
  if (names.length === 0) return null
  return <Text size="xs">{labelsOf(formType, names)}</Text>
}
