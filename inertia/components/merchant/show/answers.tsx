import { Paper, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { answerOf } from '~/components/merchant/answer_of'
import { useAnswerText } from '~/components/merchant/answer_text'
import { MaskedNumber } from '~/components/merchant/show/masked_number'
import { CorrectedMark } from '~/components/merchant/show/corrected_changes'
import { shownSections, type SectionKey } from '~/components/merchant/show/sections'
import type {
  Can,
  Corrected,
  FieldProp,
  FormTypeProp,
  Options,
  ShownRequest,
} from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = {
  form: ShownRequest
  corrected: Corrected | null
  formType: FormTypeProp
  options: Options
  can: Can
}

export function Answers({ form, corrected, formType, options, can }: Props) {
  const titleOf = useSectionTitle()
  return shownSections(formType).map(({ key, fields }) => (
    <Paper
      key={key}
      withBorder
      component="section"
      className={classes.section}
      aria-labelledby={`section-${key}`}
    >
      <Title order={2} size="sm" fw={600} id={`section-${key}`} mb="xs">
        {titleOf(key)}
      </Title>
      <dl className={classes.answers}>
        {fields.map((field) => (
          <Answer
            key={field.name}
            field={field}
            form={form}
            corrected={corrected?.fields.includes(field.name) ? corrected : null}
            options={options}
            can={can}
          />
        ))}
      </dl>
    </Paper>
  ))
}

/** The office's words for the common sections, the form's for the others. */
export function useSectionTitle() {
  const t = useTranslations('merchant.show.sections')
  const ui = useTranslations('ui.sections')
  return (key: SectionKey) =>
    key === 'identity' || key === 'contact' || key === 'request' || key === 'office'
      ? t(key)
      : ui(key)
}

type AnswerProps = {
  field: FieldProp
  form: ShownRequest
  corrected: Corrected | null
  options: Options
  can: Can
}

function Answer({ field, form, corrected, options, can }: AnswerProps) {
  const t = useTranslations('merchant.show')
  const inWords = useAnswerText(options)
  const value = answerOf(form, field.name)
  const { age } = form
  const isAge = field.name === 'birthDate' && !value && age !== null
  const text = isAge ? t('years', { age }) : inWords(field, value)
  const isLink = field.kind === 'file' && can.edit
  const isMasked = form.masked.includes(field.name)
  const before = corrected && inWords(field, corrected.before[field.name])
  return (
    <div className={classes.answer} data-wide={field.kind === 'note' || undefined}>
      <dt>
        {isAge ? t('age') : field.label} {corrected && <CorrectedMark kind={field.kind} />}
      </dt>
      <dd data-empty={text === null || undefined}>
        {before && (
          <>
            <s>{before}</s> →{' '}
          </>
        )}
        {text === null && <span title={t('unanswered')}>–</span>}
        {text !== null && isLink && <FileLink file={String(value)} />}
        {text !== null && isMasked && <MaskedNumber key={form.id} {...{ form, field, text }} />}
        {text !== null && !isLink && !isMasked && <Value kind={field.kind} text={text} />}
      </dd>
    </div>
  )
}

function FileLink({ file }: { file: string }) {
  const t = useTranslations()
  return (
    <a
      href={urlFor('merchant.documents.show', {}, { qs: { file } })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('merchant.answers.openFile')}
      <span className="visually-hidden"> {t('ui.shell.newTab')}</span>
    </a>
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
