import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswerWords } from '~/components/application/answer_words'
import { useAnswers } from '~/fields/answers'
import type { Answers } from '~/fields/checks'

const PERSON = ['birthDate', 'document', 'idNationality', 'email', 'cellPhone']

type Props = {
  opened: boolean
  sending: boolean
  /** Upload progress, 0 to 100; null before it is known. */
  percent: number | null
  onClose(): void
  onSend(): void
}

function Photo({ file }: { file: unknown }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!(file instanceof File)) return
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  const src = typeof file === 'string' ? file : url
  return src ? <img src={src} alt="" width={84} height={108} /> : null
}

export default function ConfirmModal({ opened, sending, percent, onClose, onSend }: Props) {
  const t = useTranslations('ui.confirm')
  const { answers, formType, titleOf } = useAnswers()
  const required = Object.values(formType.fields)
    .filter((field) => field.required && field.kind !== 'flag')
    .map(({ name }) => name)
  const wordsOf = useAnswerWords()
  const essentials = new Set([
    ...PERSON,
    'player',
    ...required,
    ...formType.listFields,
    'day',
    'days',
    'languages',
    'acceptImages',
  ])
  for (const name of ['image', 'name', 'lastName']) essentials.delete(name)

  const close = () => {
    if (!sending) onClose()
  }

  return (
    <Modal opened={opened} onClose={close} size={560} withCloseButton={false}>
      <Modal.Title className="modal-title">{t('title')}</Modal.Title>
      <p className="modal-lead">{t('lead')}</p>
      {(answers.name || answers.lastName || answers.image) && (
        <div className="review-head">
          <Photo file={answers.image} />
          <p className="review-name">{`${answers.name} ${answers.lastName}`}</p>
        </div>
      )}
      <dl className="answers">
        {[...essentials].map((name) => {
          const words = wordsOf(name)
          return (
            words && (
              <div key={name} className="answers-row">
                <dt>{formType.fields[name].label}</dt>
                <dd>{words}</dd>
              </div>
            )
          )
        })}
        {Object.entries<Answers>(answers.guests ?? {}).map(([number, guest]) => (
          <div key={number} className="answers-row">
            <dt>{titleOf(`guests.${number}`)}</dt>
            <dd>{`${guest.name} ${guest.lastName}`}</dd>
          </div>
        ))}
      </dl>
      {sending && (
        <div
          className="progress"
          role="progressbar"
          aria-label={t('sending')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? 0}
        >
          <span style={{ transform: `scaleX(${(percent ?? 5) / 100})` }} />
        </div>
      )}
      <div className="actions modal-actions">
        <Button onClick={onSend} loading={sending} data-autofocus>
          {t('send')}
        </Button>
        <Button variant="default" onClick={onClose} disabled={sending}>
          {t('back')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {sending && (percent === null ? t('sending') : t('progress', { percent }))}
      </p>
    </Modal>
  )
}
