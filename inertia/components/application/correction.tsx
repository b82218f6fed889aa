import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CorrectionFields } from '~/components/application/correction_fields'
import { draftKey } from '~/components/application/draft'
import { DraftNotice } from '~/components/application/draft_notice'
import { newAnswers } from '~/components/application/new_answers'
import { payloadOf } from '~/components/application/payload'
import { sendForm } from '~/components/application/send_form'
import { useDraft } from '~/components/application/use_draft'
import { useFreshStart } from '~/components/application/use_fresh_start'
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
  reference: string
  token: string
}

/** The changes that staff requested: their message, and the questions to answer again. */
export function Correction(props: Props) {
  const { asked, formType, options, answers, reference, token } = props
  const t = useTranslations('ui.status.asked')
  const names = Object.keys(answers)
  const [questions] = useState(() => onlyFields(formType, names))
  const [attempt, setAttempt] = useState(0)
  const [fresh] = useState(() => initialAnswers(answers, questions))
  const form = useForm<Answers>(() => fresh)
  const draft = useDraft(draftKey(`correction:${reference}`, asked.at), {
    formType: questions,
    answers: form.data,
    blank: fresh,
    blankGuest: null,
    setAnswers: (change) => form.setData(change),
  })
  const { round, errors, notice, onTyped } = useFreshStart(form, fresh, draft)
  const hasSensitive = Object.values(questions.fields).some(({ sensitive }) => sensitive)
  const found = draft.found && { ...draft.found, isWhole: draft.found.isWhole || !hasSensitive }

  const send = () => {
    // Staff may have asked again: the server refuses answers to earlier questions.
    form.transform((data) => ({ ...payloadWithEmptied(data, answers, questions), asked: asked.at }))
    return sendForm(form, urlFor('status.upload', { token }), {
      onPage: ({ props: { flash } }) => {
        if (flash?.type !== 'error') draft.drop()
        return 'sent'
      },
      onErrors: () => setAttempt((count) => count + 1),
    })
  }

  return (
    <section className="card form-notice correction">
      <h2 className="card-title">{t('title')}</h2>
      <p className="own-hint">{t('from', { day: formatDay(asked.at.slice(0, 10)) })}</p>
      <blockquote className="quote">{asked.message}</blockquote>
      <DraftNotice {...notice} found={found} />
      <AnswersProvider
        key={round}
        answers={form.data}
        set={(path, value) => {
          form.setData((data: Answers) => withAnswer(data, path, value))
          onTyped()
        }}
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
