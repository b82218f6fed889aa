import { useForm, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CorrectionFields } from '~/components/application/correction_fields'
import { newAnswers } from '~/components/application/new_answers'
import { payloadOf } from '~/components/application/payload'
import { sendForm } from '~/components/application/send_form'
import { formatDay } from '#shared/days'
import { AnswersProvider } from '~/fields/answers'
import { type Answers, isUnanswered } from '~/fields/checks'
import { withAnswer } from '~/fields/paths'
import type { FormTypeProp, Options } from '~/types'

type Props = {
  asked: { message: string; fields: string[]; at: string }
  formType: FormTypeProp
  options: Options
  /** Current answers to the requested fields and to those that follow from them, by name. */
  answers: Answers
  token: string
}

/** The changes that staff requested: their message, and the questions to answer again. */
export function Correction({ asked, formType, options, answers, token }: Props) {
  const t = useTranslations('ui.status.asked')
  const { errors } = usePage().props
  const names = Object.keys(answers)
  const [questions] = useState(() => onlyFields(formType, names))
  const [attempt, setAttempt] = useState(0)
  const form = useForm<Answers>(() => initialAnswers(answers, questions))

  const send = () => {
    // Staff may have asked again: the server refuses answers to earlier questions.
    form.transform((data) => ({ ...payloadWithEmptied(data, answers, questions), asked: asked.at }))
    return sendForm(form, urlFor('status.upload', { token }), {
      onPage: () => 'sent',
      onErrors: () => setAttempt((count) => count + 1),
    })
  }

  return (
    <section className="card form-notice correction">
      <h2 className="card-title">{t('title')}</h2>
      <p className="own-hint">{t('from', { day: formatDay(asked.at.slice(0, 10)) })}</p>
      <blockquote className="quote">{asked.message}</blockquote>
      <AnswersProvider
        answers={form.data}
        set={(path, value) => form.setData((data: Answers) => withAnswer(data, path, value))}
        errors={errors}
        formType={questions}
        options={options}
        mode="public"
        attempt={attempt}
      >
        <CorrectionFields names={names} sending={form.processing} send={send} />
      </AnswersProvider>
    </section>
  )
}

function onlyFields(formType: FormTypeProp, names: string[]): FormTypeProp {
  const fields = names.map((name) => [name, formType.fields[name]]).filter(([, field]) => field)
  return { ...formType, fields: Object.fromEntries(fields), guest: null }
}

/** The payload, with the answers that were emptied. Without them the old values would stay. */
function payloadWithEmptied(data: Answers, before: Answers, questions: FormTypeProp): Answers {
  const payload = payloadOf(data, questions)
  for (const { name, wire, kind } of Object.values(questions.fields)) {
    const isFile = kind === 'photo' || kind === 'file'
    if (isFile || !isUnanswered(data[name]) || isUnanswered(before[name])) continue
    const [root, inner] = wire.split(/[[\]]+/)
    payload[root] = inner ? { ...payload[root], [inner]: '' } : ''
  }
  return payload
}

/** The current answers. Files start empty: they are uploaded again or stay as they are. */
function initialAnswers(answers: Answers, questions: FormTypeProp): Answers {
  const blank = newAnswers(questions)
  return Object.fromEntries(
    Object.values(questions.fields).map(({ name, kind, options }) => {
      const answer = ['photo', 'file'].includes(kind) ? null : answers[name]
      const isKey = typeof answer === 'number' && (options !== null || kind === 'player')
      return [name, isKey ? String(answer) : (answer ?? blank[name])]
    })
  )
}
