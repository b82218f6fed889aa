import { Modal, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSearch } from '~/components/merchant/shell/use_search'
import { StateBadge } from '~/components/merchant/state_badge'
import classes from '~/components/merchant/shell/palette.module.css'

type Props = { opened: boolean; onClose(): void }

const optionId = (index: number) => `palette-option-${index}`

export function Palette({ opened, onClose }: Props) {
  const t = useTranslations('merchant.palette')
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const { results, state, isCurrent } = useSearch(words, opened)
  const { requests, total, lists, people, pages } = results
  const addresses = [...requests, ...lists, ...people, ...pages].map(({ url }) => url)
  const shownOf = total > requests.length && t('shownOf', { shown: requests.length, total })

  useEffect(() => setActive(0), [results])
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const close = () => {
    setWords('')
    onClose()
  }
  const go = (url: string | undefined) => {
    if (!url) return
    close()
    router.visit(url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    if (event.key in steps && addresses.length > 0) {
      event.preventDefault()
      setActive((active + steps[event.key] + addresses.length) % addresses.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isCurrent) go(addresses[active])
    }
  }
  const option = (url: string, content: ReactNode) => {
    const index = addresses.indexOf(url)
    return (
      <div
        key={url}
        id={optionId(index)}
        role="option"
        aria-selected={index === active}
        className={classes.option}
        onClick={() => go(url)}
        onMouseMove={() => setActive(index)}
      >
        {content}
      </div>
    )
  }
  const group = (title: string, options: ReactNode[]) =>
    options.length > 0 && (
      <div role="group" aria-label={title}>
        <Text size="xs" c="dimmed" fw={600} className={classes.title} aria-hidden>
          {title}
        </Text>
        {options}
      </div>
    )

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('title')}
      size="lg"
      yOffset="8dvh"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <TextInput
        name="q"
        data-autofocus
        aria-label={t('label')}
        placeholder={t('label')}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        role="combobox"
        aria-expanded={addresses.length > 0}
        aria-controls="palette-options"
        aria-activedescendant={addresses.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        error={state === 'failed' && t('failed')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {state === 'done' &&
          [t('found', { count: addresses.length - lists.length }), shownOf]
            .filter(Boolean)
            .join('. ')}
      </VisuallyHidden>
      <div id="palette-options" role="listbox" aria-label={t('title')} className={classes.options}>
        {group(
          shownOf || t('requests'),
          requests.map((request) =>
            option(
              request.url,
              <>
                <span className={classes.name}>
                  <Text span size="sm" fw={600} truncate>
                    {request.name}
                  </Text>
                  <Text span size="xs" c="dimmed" truncate>
                    {[request.idForm, request.title, request.company].filter(Boolean).join(' · ')}
                  </Text>
                </span>
                <StateBadge state={request.state} withdrawn={request.withdrawn} />
              </>
            )
          )
        )}
        {group(
          t('lists'),
          lists.map(({ url, title, count }) =>
            option(
              url,
              <>
                <Text span size="sm">
                  {title}
                </Text>
                <Text span size="xs" c="dimmed">
                  {t('matches', { count })}
                </Text>
              </>
            )
          )
        )}
        {group(
          t('people'),
          people.map((person) =>
            option(
              person.url,
              <span className={classes.name}>
                <Text span size="sm" fw={600} truncate>
                  {person.name}
                </Text>
                <Text span size="xs" c="dimmed" truncate>
                  {t('person', { count: person.requests })}
                </Text>
              </span>
            )
          )
        )}
        {group(
          t('pages'),
          pages.map(({ url, title }) =>
            option(
              url,
              <Text span size="sm">
                {title}
              </Text>
            )
          )
        )}
      </div>
      {state === 'done' && addresses.length === 0 && (
        <Text size="sm" c="dimmed" aria-hidden>
          {t('found', { count: 0 })}
        </Text>
      )}
    </Modal>
  )
}
