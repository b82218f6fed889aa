import { Text } from '@mantine/core'
import { IconFileSpreadsheet, IconFileUpload, IconFileZip } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useDrop } from '~/fields/use_drop'
import classes from '~/components/merchant/imports/imports.module.css'

type Props = {
  name: string
  label: string
  hint: string
  endings: string[]
  file: File | null
  error?: string
  required?: boolean
  onChoose(file: File | null): void
}

export function FileDrop({
  name,
  label,
  hint,
  endings,
  file,
  error,
  required = false,
  onChoose,
}: Props) {
  const t = useTranslations('imports.file')
  const format = useFormatter()
  const Icon = endings.includes('.zip') ? IconFileZip : IconFileSpreadsheet
  const ids = { hint: `${name}-hint`, error: `${name}-error` }
  return (
    <fieldset className="group" data-error={error ? true : undefined}>
      <legend className="group-label">{label}</legend>
      <Text size="sm" c="dimmed" id={ids.hint} mb="xs">
        {hint}
      </Text>
      {error && (
        <p id={ids.error} className="group-error" role="alert">
          {error}
        </p>
      )}
      <div className={classes.drop} data-error={error ? true : undefined} {...useDrop(onChoose)}>
        <p className={classes.chosen} role="status">
          {file && (
            <>
              <Icon size={20} aria-hidden />
              {t('chosen', { name: file.name, size: format.number(Math.ceil(file.size / 1024)) })}
            </>
          )}
        </p>
        <label className="photo-pick">
          <IconFileUpload size={20} aria-hidden />
          {t(file ? 'another' : 'choose')}
          <input
            type="file"
            id={name}
            name={name}
            accept={endings.join()}
            required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={[ids.hint, error && ids.error].filter(Boolean).join(' ')}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? []
              // Lets people choose the same file again after correcting it.
              event.currentTarget.value = ''
              if (chosen) onChoose(chosen)
            }}
          />
        </label>
        {file && (
          <button type="button" className="text-button link" onClick={() => onChoose(null)}>
            {t('remove')}
          </button>
        )}
        <span className="photo-or">{t('drop')}</span>
      </div>
    </fieldset>
  )
}
