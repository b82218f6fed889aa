import type { Page, SharedPageProps } from '@inertiajs/core'
import type { InertiaFormProps } from '@inertiajs/react'
import type { Answers } from '~/fields/checks'

/** `refused` by a rule of the server, or `broken`: the answer was no page of the product. */
export type SendResult = 'sent' | 'refused' | 'offline' | 'broken'

type Answered = { onPage(page: Page<SharedPageProps>): SendResult; onErrors(): void }

/** Sends answers with their files. `onPage` says whether the answered page means success. */
export const sendForm = (
  form: Pick<InertiaFormProps<Answers>, 'post'>,
  url: string,
  { onPage, onErrors }: Answered
) =>
  new Promise<SendResult>((resolve) => {
    // Inertia would leave the page, and everything typed would be lost.
    const stayWith = (result: SendResult) => () => {
      resolve(result)
      return false
    }
    form.post(url, {
      forceFormData: true,
      onSuccess: (page) => resolve(onPage(page)),
      onError: () => {
        onErrors()
        resolve('refused')
      },
      onHttpException: stayWith('broken'),
      onNetworkError: stayWith('offline'),
      onFinish: () => resolve('broken'),
    })
  })
