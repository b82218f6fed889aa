import { IconCamera, IconPhotoUp } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { chosenFile } from '~/fields/chosen_file'
import { type InputProps, useControl } from '~/fields/control'
import { PhotoExamples } from '~/fields/photo/examples'
import { PhotoPreview } from '~/fields/photo/photo_preview'
import { usePhoto } from '~/fields/photo/use_photo'
import { useDrop } from '~/fields/use_drop'
import { describedBy, GroupHead } from '~/fields/group_head'

const PhotoWarnings = lazy(() => import('~/fields/photo/warnings'))

/** A stored photo is a file key, or a data URL. */
const addressOf = (stored: string) =>
  stored.startsWith('data:') ? stored : urlFor('merchant.files.show', {}, { qs: { file: stored } })

export function PhotoInput({ field }: InputProps) {
  const t = useTranslations('ui.photo')
  const { control, value } = useControl<File | string>(field)
  const { picture, reading, warnings, accept, take, frame } = usePhoto(field.name)
  const input = useRef<HTMLInputElement>(null)
  const { id, name, label, description, error } = control
  const stored = typeof value === 'string' && value !== '' ? value : null
  const chosen = picture !== null || stored !== null

  return (
    <fieldset className="group" data-error={error ? true : undefined}>
      <GroupHead id={id} label={label} description={description} error={error} />
      <PhotoPreview
        picture={picture}
        stored={stored && addressOf(stored)}
        doubtful={warnings.length > 0}
        onCrop={frame}
      />
      <div role="status">
        {warnings.length > 0 && (
          <Suspense fallback={null}>
            <PhotoWarnings
              warnings={warnings}
              onAccept={() => {
                accept()
                input.current!.focus()
              }}
            />
          </Suspense>
        )}
      </div>
      <div className="photo-drop" {...useDrop(take)}>
        <label className="photo-pick">
          <IconPhotoUp size={20} aria-hidden />
          {chosen ? t('another') : t('choose')}
          <input
            ref={input}
            type="file"
            id={id}
            name={name}
            accept="image/jpeg,image/png"
            required={field.required && !chosen}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(control)}
            onChange={(event) => take(chosenFile(event))}
          />
        </label>
        <label className="photo-pick photo-camera">
          <IconCamera size={20} aria-hidden />
          {t('take')}
          <input
            type="file"
            accept="image/jpeg,image/png"
            capture="user"
            onChange={(event) => take(chosenFile(event))}
          />
        </label>
        <span className="photo-or">{t('drop')}</span>
        <p className="photo-limits">{t('limits')}</p>
      </div>
      <p className="visually-hidden" role="status">
        {reading ? t('reading') : picture && warnings.length === 0 && t('ready')}
      </p>
      {!chosen && <PhotoExamples />}
    </fieldset>
  )
}
