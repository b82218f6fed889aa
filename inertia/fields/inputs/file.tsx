import { IconFileText, IconFileUpload } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useField } from '~/fields/answers'
import type { AnswerProblem } from '~/fields/checks'
import { chosenFile } from '~/fields/chosen_file'
import { type InputProps, useControl } from '~/fields/control'
import { useDrop } from '~/fields/use_drop'
import { GroupHead } from '~/fields/group_head'

const MAX_BYTES = 1024 * 1024
const DOCUMENTS = ['pdf', 'png', 'jpg', 'jpeg']

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

export function FileInput({ field }: InputProps) {
  const t = useTranslations('ui.file')
  const format = useFormatter()
  const { refuse } = useField()
  const { control, value, change } = useControl<File | string>(field)
  const { id, name, label, description, error } = control
  const endings = field.accept ?? DOCUMENTS
  const types = endings.filter((ending) => ending !== 'jpeg').map((ending) => ending.toUpperCase())
  const last = types.at(-1)!
  const first = types.slice(0, -1).join(', ')
  const chosen = value !== ''

  const problemOf = (file: File): AnswerProblem | null => {
    // The browser goes by the ending; without a known one, the server judges the content.
    if (file.type !== '' && !endings.some((ending) => mediaTypes[ending] === file.type)) {
      return { rule: 'file.extname', values: { extnames: endings.join(', ') } }
    }
    return file.size > MAX_BYTES ? { rule: 'file.size', values: { size: '1 MB' } } : null
  }

  const take = (file: File) => {
    const problem = problemOf(file)
    change(problem ? null : file)
    if (problem) refuse(field.name, problem)
  }

  return (
    <fieldset className="group" data-error={error ? true : undefined}>
      <GroupHead id={id} label={label} description={description} error={error} />
      <div className="photo-drop" {...useDrop(take)}>
        <p className="file-chosen" role="status">
          {chosen && <IconFileText size={20} aria-hidden />}
          {value instanceof File
            ? `${value.name} (${format.number(Math.ceil(value.size / 1024))} kB)`
            : chosen && t('current')}
        </p>
        <label className="photo-pick">
          <IconFileUpload size={20} aria-hidden />
          {chosen ? t('replace') : t('choose')}
          <input
            type="file"
            {...{ id, name }}
            accept={endings.map((ending) => `.${ending}`).join()}
            required={field.required && !chosen}
            aria-invalid={error ? true : undefined}
            aria-describedby={[description && `${id}-hint`, `${id}-limits`, error && `${id}-error`]
              .filter(Boolean)
              .join(' ')}
            onChange={(event) => {
              const file = chosenFile(event)
              if (file) take(file)
            }}
          />
        </label>
        {chosen && (
          <button type="button" className="text-button link" onClick={() => change(null)}>
            {t('remove')}
          </button>
        )}
        <span className="photo-or">{t('drop')}</span>
        <p id={`${id}-limits`} className="photo-limits">
          {t('limits', {
            types: first ? t('either', { first, last }) : last,
          })}
        </p>
      </div>
    </fieldset>
  )
}
