import { Link } from '@adonisjs/inertia/react'
import { router, usePage } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useBusy } from '~/components/use_busy'

export function PassportSearch() {
  const t = useTranslations('ui.returning')
  const { document: error } = usePage().props.errors
  const [passport, setPassport] = useState('')
  const [searching, whileSearching] = useBusy()
  const input = useRef<HTMLInputElement>(null)
  const path = urlFor('returning.search')

  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])

  const search = (event: FormEvent) => {
    event.preventDefault()
    router.get(
      path,
      { document: passport },
      {
        preserveState: true,
        preserveScroll: true,
        ...whileSearching,
      }
    )
  }

  return (
    <form className="card form-notice" action={path} onSubmit={search}>
      <div className="stack">
        <div className="field-public" data-error={error ? true : undefined}>
          <TextInput
            ref={input}
            name="document"
            label={t('passport')}
            description={t('hint')}
            error={error}
            required
            withAsterisk={false}
            size="md"
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            classNames={{ wrapper: 'width-medium' }}
            value={passport}
            onChange={(event) => setPassport(event.currentTarget.value)}
          />
        </div>
        <div className="actions">
          <Button type="submit" loading={searching}>
            {t('search')}
          </Button>
          {error && (
            <Button component={Link} href={urlFor('forms.player.create')} variant="default">
              {t('create')}
            </Button>
          )}
        </div>
        <p className="dimmed">
          {t.rich('first', {
            link: (words: ReactNode) => (
              <Link route="forms.player.create" className="link">
                {words}
              </Link>
            ),
          })}
        </p>
      </div>
    </form>
  )
}
