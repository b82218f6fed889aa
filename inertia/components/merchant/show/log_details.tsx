import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { labelsOf } from '~/components/merchant/show/asked_changes'
import { CardLogDetails } from '~/components/merchant/show/card_log_details'
import { FieldChanges } from '~/components/merchant/show/field_changes'
import type { Colleague, FormTypeProp, LogEntry, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = {
  log: LogEntry
  formType: FormTypeProp
  options: Options
  /** To name the ids in the history. */
  colleagues: Colleague[]
}

const withoutChanges = [
  'created',
  'asked',
  'mail',
  'mail-dropped',
  'guest-link',
  'note',
  'moved',
  'file-shown',
  'file-read',
  'print',
  'signature-module',
]
// Cards have fixed reasons with their own words.
const ofCards = ['rfid', 'reissued', 'skidata']

export function LogDetails({ log, formType, options, colleagues }: Props) {
  if (ofCards.includes(log.type)) return <CardLogDetails log={log} />
  const words = log.to?.reason ?? log.to?.message
  return (
    <>
      {!withoutChanges.includes(log.type) && (
        <FieldChanges log={log} formType={formType} options={options} colleagues={colleagues} />
      )}
      <Subject log={log} formType={formType} />
      {words && (
        <Text size="xs" className={classes.reason}>
          {words}
        </Text>
      )}
    </>
  )
}

/** The fields, list or duration that a line is about. */
function Subject({ log, formType }: { log: LogEntry; formType: FormTypeProp }) {
  const t = useTranslations('merchant.show.history')
  const { fields = [], field, days } = log.to ?? {}
  if (log.type === 'guest-link' && days !== undefined)
    return <Text size="xs">{t('days', { days })}</Text>
  if (log.to?.list)
    return (
      <Text size="xs" className={classes.reason}>
        {t(log.to.accepted ? 'listAccepted' : 'list', { file: log.to.list })}
      </Text>
    )
  if (log.words?.lost) return <Text size="xs">{t('lost', { names: log.words.lost })}</Text>
  if (log.to?.collective)
    return <Text size="xs">{t('pickup', { number: String(log.to.collective) })}</Text>
  if (field) return <Text size="xs">{labelsOf(formType, [field])}</Text>
  const namesFields = log.type === 'asked' || log.type === 'purged'
  if (!namesFields || fields.length === 0) return null
  return <Text size="xs">{labelsOf(formType, fields)}</Text>
}
