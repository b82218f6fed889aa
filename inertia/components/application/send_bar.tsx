import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { isUnanswered } from '~/fields/checks'
import { answerAt } from '~/fields/paths'

export function SendBar({ busy, keepsDraft }: { busy: boolean; keepsDraft: boolean }) {
  const t = useTranslations('ui.form')
  const { answers, asked } = useAnswers()
  const required = Object.keys(asked).filter((path) => asked[path].required)
  const done = required.filter((path) => !isUnanswered(answerAt(answers, path))).length
  return (
    <>
      <div className="form-bar">
        <p>{t('answered', { done, all: required.length })}</p>
        <Button type="submit" loading={busy}>
          {t('review')}
        </Button>
      </div>
      {keepsDraft && <p className="form-kept">{t('kept')}</p>}
    </>
  )
}
