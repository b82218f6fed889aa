import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SentenceDialog } from '~/components/merchant/people/sentence_dialog'
import type { DataRequest } from '~/components/merchant/people/types'

export function AnswerDialog({ request, onClose }: { request: DataRequest; onClose(): void }) {
  const t = useTranslations('people.index')
  return (
    <SentenceDialog
      title={t('answerTitle', { reference: request.reference })}
      text={[t(`kinds.${request.kind}`), request.reason].filter(Boolean).join('\n')}
      name="answer"
      label={t('answerLabel')}
      hint={t('answerHint')}
      maxLength={2000}
      confirm={t('send')}
      url={urlFor('merchant.people.answer', { id: request.id })}
      onClose={onClose}
    />
  )
}
