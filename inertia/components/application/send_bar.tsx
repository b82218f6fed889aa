import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'

export function SendBar({ busy, keepsDraft }: { busy: boolean; keepsDraft: boolean }) {
  const t = useTranslations('ui.form')
  const { required } = useAnswers()
  const done = [...required.values()].filter(Boolean).length
  return (
    <>
      <div className="form-bar">
        <p>{t('answered', { done, all: required.size })}</p>
        <Button type="submit" loading={busy}>
          {t('review')}
        </Button>
      </div>
      {keepsDraft && <p className="form-kept">{t('kept')}</p>}
    </>
  )
}
