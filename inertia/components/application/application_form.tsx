import { useForm, usePage } from '@inertiajs/react'
import { type PropsWithChildren, useState } from 'react'
import { draftKey } from '~/components/application/draft'
import { DraftNotice } from '~/components/application/draft_notice'
import { newAnswers, newNonce } from '~/components/application/new_answers'
import { payloadOf } from '~/components/application/payload'
import { Questions } from '~/components/application/questions'
import { sendForm } from '~/components/application/send_form'
import { useDraft } from '~/components/application/use_draft'
import { useFreshStart } from '~/components/application/use_fresh_start'
import { AnswersProvider } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import { withAnswer } from '~/fields/paths'
import type { FormPageProps } from '~/types'

type Props = PropsWithChildren<{
  page: Pick<FormPageProps, 'formType' | 'options' | 'contact'>
  known?: Answers
  keepDraft?: boolean
  pathOf(answers: Answers): string
  onChange?(name: string, value: unknown): void
}>

const personOf = ({ name, lastName, document }: Answers) => [name, lastName, document].join()

export function ApplicationForm(props: Props) {
  const { page, known, keepDraft = true, pathOf, onChange, children } = props
  const { formType, options, contact } = page
  const { app } = usePage().props
  const [blank] = useState(() => newAnswers(formType))
  const fresh = { ...blank, ...known, acceptPrivacy: false, website: '' }
  const form = useForm<Answers>(() => fresh)
  const [attempt, setAttempt] = useState(0)
  const draft = useDraft(keepDraft ? draftKey(formType.key, app.tournament) : null, {
    formType,
    answers: form.data,
    blank,
    blankGuest: formType.guest ? newAnswers(formType.guest) : null,
    known,
    setAnswers: (change) => form.setData(change),
  })
  const { round, errors, notice, onTyped } = useFreshStart(form, fresh, draft)

  const send = () => {
    // A retry keeps the nonce, so that both are one request. Another person gets a new one.
    const person = personOf(form.data)
    if (draft.attempt.current?.person !== person) {
      draft.attempt.current = { nonce: newNonce(), person }
    }
    const { nonce } = draft.attempt.current
    draft.touch()
    draft.keep()
    form.transform((answers) => ({ ...payloadOf(answers, formType), nonce }))
    return sendForm(form, pathOf(form.data), {
      onPage: ({ props }) => {
        if (props.flash?.type === 'error') return 'refused'
        draft.drop()
        return 'sent'
      },
      onErrors: () => setAttempt((count) => count + 1),
    })
  }

  return (
    <>
      <DraftNotice {...notice} />
      <AnswersProvider
        key={round}
        answers={form.data}
        set={(path, value) => {
          form.setData((answers: Answers) => withAnswer(answers, path, value))
          onTyped()
          onChange?.(path, value)
        }}
        errors={errors}
        formType={formType}
        options={options}
        mode="public"
        attempt={attempt}
      >
        <Questions
          contact={contact}
          sending={form.processing}
          keepsDraft={keepDraft}
          percent={form.progress?.percentage ?? null}
          send={send}
        >
          {children}
        </Questions>
      </AnswersProvider>
    </>
  )
}
