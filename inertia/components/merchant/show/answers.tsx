import { Paper, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { answerOf } from '~/components/merchant/answer_of'
import { useAnswerText } from '~/components/merchant/answer_text'
import { sectionsOf } from '~/components/merchant/show/sections'
import type { FieldProp, FormTypeProp, Options, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = { form: RequestRow; formType: FormTypeProp; options: Options }

/** What was answered, in the sections of the form. */
export function Answers({ form, formType, options }: Props) {
  const t = useTranslations('merchant.show.sections')
  return sectionsOf(formType).map(({ key, fields }) => (
    <Paper
      key={key}
      withBorder
      component="section"
      className={classes.section}
      aria-labelledby={`section-${key}`}
    >
      <Title order={2} size="sm" fw={600} id={`section-${key}`} mb="xs">
        {t(key)}
      </Title>
      <dl className={classes.answers}>
        {fields.map((field) => (
          <Answer
            key={field.name}
            field={field}
            value={answerOf(form, field.name)}
            options={options}
          />
        ))}
      </dl>
    </Paper>
  ))
}

function Answer({ field, value, options }: { field: FieldProp; value: unknown; options: Options }) {
  const t = useTranslations('merchant.show')
  const text = useAnswerText(options)(field, value)
  return (
    <div className={classes.answer} data-wide={field.kind === 'note' || undefined}>
      <dt>{field.label}</dt>
      <dd data-empty={text === null || undefined}>
        {text === null ? (
          <span title={t('unanswered')}>–</span>
        ) : (
          <Value kind={field.kind} text={text} />
        )}
      </dd>
    </div>
  )
}

function Value({ kind, text }: { kind: string; text: string }) {
  if (kind === 'email') {
    const [name, domain] = text.split('@')
    return (
      <a href={`mailto:${text}`}>
        {name}
        <wbr />@{domain}
      </a>
    )
  }
  if (kind === 'phone') return <a href={`tel:${text}`}>{text}</a>
  return text
}
