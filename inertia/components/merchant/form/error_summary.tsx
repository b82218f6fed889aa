import { Alert } from '@mantine/core'
import { usePage } from '@inertiajs/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import classes from '~/components/merchant/form/form.module.css'

/** What the server refused, each with a way to its field; it takes the focus when it appears. */
export function ErrorSummary() {
  const t = useTranslations('merchant.form')
  const errors = usePage().props.errors as Record<string, string>
  const { formType } = useAnswers()
  const box = useRef<HTMLDivElement>(null)
  const names = Object.keys(errors)

  useEffect(() => {
    if (names.length > 0) box.current?.focus()
  }, [errors])

  if (names.length === 0) return null
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="red"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('errorTitle')}
    >
      <ul className={classes.errors}>
        {names.map((name) => {
          const field = formType.fields[name.split('.')[0]]
          return (
            <li key={name}>
              <a href={`#${field?.name ?? name}`}>{field?.label ?? name}</a>: {errors[name]}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
