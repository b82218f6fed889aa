import { useTranslations } from 'use-intl'
import { useAnswerText } from '~/components/merchant/answer_text'
import type { FormTypeProp, LogEntry, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = { log: LogEntry; formType: FormTypeProp; options: Options }

/** Which answers a correction changed; documents are named, their values never shown. */
export function FieldChanges({ log, formType, options }: Props) {
  const t = useTranslations('merchant.show.history')
  const text = useAnswerText(options)
  const words = (name: string, value: unknown) => {
    const field = formType.fields[name]
    // The history holds cents.
    const shown = field?.kind === 'money' && typeof value === 'number' ? value / 100 : value
    return text(field ?? { kind: 'text', options: null }, shown)
  }
  // A player's name changes with the number, which says nothing.
  const names = Object.keys(log.to ?? {}).filter((name) => formType.fields[name]?.kind !== 'player')
  return (
    <ul className={classes.changes}>
      {names.map((name) => {
        const label = formType.fields[name]?.label ?? name
        const from = words(name, log.from?.[name])
        const to = words(name, log.to?.[name])
        return (
          <li key={name}>
            {from === null && to === null ? (
              t('changed', { field: label })
            ) : (
              <>
                {label}: {from === null ? t('nothing') : <s>{from}</s>} → {to ?? t('nothing')}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
