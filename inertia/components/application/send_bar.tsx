import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { isEmpty } from '~/fields/checks'

/** Always in reach: how much is left, and the button. */
export function SendBar({ busy }: { busy: boolean }) {
  const t = useTranslations('ui.form')
  const { answers, formType } = useAnswers()
  const required = Object.values(formType.fields).filter((field) => field.required)
  const done = required.filter((field) => !isEmpty(answers[field.name])).length
  return (
    <div className="form-bar">
      <p>{t('answered', { done, all: required.length })}</p>
      <Button type="submit" loading={busy}>
        {t('review')}
      </Button>
    </div>
  )
}
