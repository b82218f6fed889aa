import { Input } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { type InputProps, useControl } from '~/fields/control'

const MAX_BYTES = 1024 * 1024

export function FileInput({ field }: InputProps) {
  const t = useTranslations('ui.file')
  const { refuse } = useAnswers()
  const { control, value, change } = useControl<File | string>(field)
  const { id, name, label, description, error, size, inputWrapperOrder } = control
  const hint = description ?? t('limits')

  const take = (file: File | undefined) => {
    change(file && file.size <= MAX_BYTES ? file : null)
    if (file && file.size > MAX_BYTES) {
      refuse(name, { rule: 'file.size', values: { size: '1 MB' } })
    }
  }

  return (
    <Input.Wrapper {...{ id, label, error, size, inputWrapperOrder }} description={hint}>
      <input
        type="file"
        {...{ id, name }}
        className="file-input"
        accept="application/pdf,image/png,image/jpeg"
        onChange={(event) => take(event.currentTarget.files?.[0])}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
      />
      {typeof value === 'string' && value !== '' && <p className="group-hint">{t('current')}</p>}
    </Input.Wrapper>
  )
}
