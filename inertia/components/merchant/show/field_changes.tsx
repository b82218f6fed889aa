import { useTranslations } from 'use-intl'
import { useAnswerText } from '~/components/merchant/answer_text'
import type { Colleague, FormTypeProp, LogEntry, Options } from '~/components/merchant/types'
import { isShown } from '~/components/merchant/show/sections'
import classes from '~/components/merchant/show/show.module.css'
import { wordsOf } from '~/words'

type Props = { log: LogEntry; formType: FormTypeProp; options: Options; colleagues: Colleague[] }

const shownElsewhere = [
  'reason',
  'message',
  'fields',
  'field',
  'host',
  'hostId',
  'batch',
  'batchId',
  'note',
]

/** Old and new values. The history has no values of documents, so they are only named. */
export function FieldChanges({ log, formType, options, colleagues }: Props) {
  const t = useTranslations('merchant.show.history')
  const named = useTranslations('merchant.show.history.names')
  const nameText = (name: string) => wordsOf(named, name)
  const words = useValueText({ formType, options, colleagues })
  const names = [...new Set([...Object.keys(log.from ?? {}), ...Object.keys(log.to ?? {})])].filter(
    (name) => isShown(formType.fields[name]) && !shownElsewhere.includes(name)
  )
  if (names.length === 0) return null
  return (
    <ul className={classes.changes}>
      {names.map((name) => {
        const label = formType.fields[name]?.label ?? nameText(name)
        const from = words(name, log.from?.[name])
        const to = words(name, log.to?.[name])
        const hadValue = name in (log.from ?? {})
        return (
          <li key={name}>
            {from === null && to === null ? (
              t('changed', { field: label })
            ) : (
              <>
                {label}: {hadValue && <>{from === null ? t('nothing') : <s>{from}</s>} → </>}
                {to ?? t('nothing')}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useValueText({ formType, options, colleagues }: Omit<Props, 'log'>) {
  const states = useTranslations('merchant.states')
  const text = useAnswerText(options)
  return (name: string, value: unknown) => {
    const field = formType.fields[name]
    if (name === 'state' && typeof value === 'string') return wordsOf(states, value)
    if (name === 'assignedTo' && value)
      return colleagues.find(({ id }) => id === Number(value))?.name ?? `#${value}`
    if (!field && typeof value === 'boolean') return text({ kind: 'flag', options: null }, value)
    if (!field && typeof value === 'object' && value !== null) return JSON.stringify(value)
    return text(field ?? { kind: 'text', options: null }, value)
  }
}
