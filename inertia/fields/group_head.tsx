import type { ReactNode } from 'react'

type Props = { id: string; label: ReactNode; description?: ReactNode; error?: ReactNode }

/** `aria-describedby` of a group: the ids of its hint and its error, if it has them. */
export const describedBy = ({ id, description, error }: Omit<Props, 'label'>) =>
  [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** The label, hint and error of a group of controls. */
export function GroupHead({ id, label, description, error }: Props) {
  return (
    <>
      <legend className="group-label">{label}</legend>
      {description && (
        <p id={`${id}-hint`} className="group-hint">
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="group-error">
          {error}
        </p>
      )}
    </>
  )
}
