import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CardDetails } from '~/components/merchant/card/card_details'
import { labelsOf } from '~/components/merchant/show/asked_changes'
import { FieldChanges } from '~/components/merchant/show/field_changes'
import type { Colleague, FormTypeProp, LogEntry, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = {
  log: LogEntry
  formType: FormTypeProp
  options: Options
  /** Whose ids stand in the history. */
  colleagues: Colleague[]
}

// What these say stands in their sentence or below it.
const said = ['created', 'asked', 'mail', 'guest-link', 'note', 'moved', 'file-read', 'print']
// Their reason is one of a few, and said in words of their own.
const ofCards = ['rfid', 'reissued', 'skidata']

/** What a line of the history changed, from what to what, and what was said with it. */
export function LogDetails({ log, formType, options, colleagues }: Props) {
  if (ofCards.includes(log.type)) return <CardDetails log={log} />
  const words = log.to?.reason ?? log.to?.message
  return (
    <>
      {!said.includes(log.type) && (
        <FieldChanges log={log} formType={formType} options={options} colleagues={colleagues} />
      )}
      <Concerned log={log} formType={formType} />
      {words && (
        <Text size="xs" className={classes.reason}>
          {words}
        </Text>
      )}
    </>
  )
}

/** Which questions were opened to the applicant, which document was read, how long a link lasts. */
function Concerned({ log, formType }: { log: LogEntry; formType: FormTypeProp }) {
  const t = useTranslations('merchant.show.history')
  const { fields = [], field, days } = log.to ?? {}
  const names = field ? [field] : ['asked', 'purged'].includes(log.type) ? fields : []
  if (log.type === 'guest-link' && days !== undefined)
    return <Text size="xs">{t('days', { days })}</Text>
  if (log.to?.list)
    return (
      <Text size="xs" className={classes.reason}>
        {t(log.to.accepted ? 'listAccepted' : 'list', { file: log.to.list })}
      </Text>
    )
  if (log.words?.lost) return <Text size="xs">{t('lost', { names: log.words.lost })}</Text>
  if (names.length === 0) return null
  return <Text size="xs">{labelsOf(formType, names)}</Text>
}
