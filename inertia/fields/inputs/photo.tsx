import { IconCamera, IconPhotoUp } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type InputProps, useControl } from '~/fields/control'
import { PhotoExamples } from '~/fields/photo/examples'
import { PhotoFrame } from '~/fields/photo/photo_frame'
import { usePortrait } from '~/fields/photo/use_portrait'

export function PhotoInput({ field }: InputProps) {
  const t = useTranslations('ui.photo')
  const { control, value } = useControl<File | string>(field)
  const { picture, reading, take, frame } = usePortrait(field.name)
  const [over, setOver] = useState(false)
  const { id, name, label, description, error } = control
  const stored = typeof value === 'string' && value !== '' ? value : null
  const chosen = picture !== null || stored !== null
  const describedBy = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <fieldset className="group" data-error={error ? true : undefined}>
      <legend className="group-label">{label}</legend>
      <p id={`${id}-hint`} className="group-hint">
        {description}
      </p>
      {error && (
        <p id={`${id}-error`} className="group-error">
          {error}
        </p>
      )}
      <PhotoFrame
        picture={picture}
        stored={stored && urlFor('merchant.files.show', {}, { qs: { file: stored } })}
        onCrop={frame}
      />
      <div
        className="photo-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className="photo-pick">
          <IconPhotoUp size={20} aria-hidden />
          {chosen ? t('another') : t('choose')}
          <input
            type="file"
            id={id}
            name={name}
            accept="image/jpeg,image/png"
            required={field.required && !chosen}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
        </label>
        <label className="photo-pick photo-camera">
          <IconCamera size={20} aria-hidden />
          {t('take')}
          <input
            type="file"
            accept="image/jpeg,image/png"
            capture="user"
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
        </label>
        <span className="photo-or">{t('drop')}</span>
        <p className="photo-limits">{t('limits')}</p>
      </div>
      <p className="visually-hidden" role="status">
        {reading ? t('reading') : picture && t('ready')}
      </p>
      {!chosen && <PhotoExamples />}
    </fieldset>
  )
}
