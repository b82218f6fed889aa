import { useForm, usePage } from '@inertiajs/react'
import { type PropsWithChildren, useRef, useState } from 'react'
import { newAnswers, newNonce, withoutEmpty } from '~/components/application/new_answers'
import { Questions } from '~/components/application/questions'
import { AnswersProvider } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import type { FormPageProps } from '~/types'

export type Sent = 'sent' | 'refused' | 'offline' | 'broken'

type Props = PropsWithChildren<{
  page: Pick<FormPageProps, 'formType' | 'options' | 'contact'>
  /** Answers that the page already knows. */
  known?: Answers
  /** Where it is sent, by what was answered. */
  pathOf(answers: Answers): string
  onChange?(name: string, value: unknown): void
}>

/** A public form: its questions, the check before sending and the sending itself. */
export function ApplicationForm({ page, known, pathOf, onChange, children }: Props) {
  const { formType, options, contact } = page
  const { errors } = usePage().props
  const form = useForm<Answers>(() => ({
    ...newAnswers(formType),
    ...known,
    acceptPrivacy: false,
    website: '',
  }))
  const nonce = useRef<string>(null)
  const [attempt, setAttempt] = useState(0)

  const send = () =>
    new Promise<Sent>((resolve) => {
      nonce.current ??= newNonce()
      form.transform((answers) => ({ ...withoutEmpty(answers), nonce: nonce.current }))
      form.post(pathOf(form.data), {
        forceFormData: true,
        onSuccess: ({ props }) => {
          const refused = (props.flash as { type: string } | null)?.type === 'error'
          if (!refused) nonce.current = null
          resolve(refused ? 'refused' : 'sent')
        },
        onError: () => {
          setAttempt((count) => count + 1)
          resolve('refused')
        },
        // Either would leave the page, and with it everything that was typed.
        onHttpException: () => {
          resolve('broken')
          return false
        },
        onNetworkError: () => {
          resolve('offline')
          return false
        },
        onFinish: () => resolve('broken'),
      })
    })

  return (
    <AnswersProvider
      answers={form.data}
      set={(name, value) => {
        form.setData((answers: Answers) => ({ ...answers, [name]: value }))
        onChange?.(name, value)
      }}
      errors={errors as Record<string, string>}
      formType={formType}
      options={options}
      mode="public"
      attempt={attempt}
    >
      <Questions
        contact={contact}
        sending={form.processing}
        percent={form.progress?.percentage ?? null}
        send={send}
      >
        {children}
      </Questions>
    </AnswersProvider>
  )
}
