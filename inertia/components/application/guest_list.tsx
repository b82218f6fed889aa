import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { type PropsWithChildren, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NestedAnswers } from '~/components/application/nested_answers'
import { newAnswers } from '~/components/application/new_answers'
import { focusQuestion, inPageOrder } from '~/components/application/question_focus'
import { useAnswers } from '~/fields/answers'
import type { Answers } from '~/fields/checks'
import type { FormTypeProp } from '~/types'

type Props = PropsWithChildren<{
  /** The questions about a guest; the children render them. */
  formType: FormTypeProp
  max: number
}>

/** Guests are added one by one. Their answers are `guests.1`, `guests.2` … */
export function GuestList({ formType, max, children }: Props) {
  const t = useTranslations('ui.guests')
  const { answers, set } = useAnswers()
  const [added, setAdded] = useState<string | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const guests: Record<string, Answers> = answers.guests ?? {}
  const numbers = Array.from({ length: max }, (_, i) => String(i + 1))
  const nextNumber = numbers.find((number) => !guests[number])

  useEffect(() => {
    if (!added) return
    const [first] = inPageOrder(
      Object.keys(formType.fields).map((name) => `guests.${added}.${name}`)
    )
    focusQuestion(first)
  }, [added])

  const add = () => {
    set(`guests.${nextNumber}`, newAnswers(formType))
    setAdded(nextNumber!)
  }

  const remove = (number: string) => {
    set(`guests.${number}`, undefined)
    setAdded(null)
    // With the most guests the button is disabled until the next render.
    requestAnimationFrame(() => addButton.current?.focus())
  }

  if (max === 0 && Object.keys(guests).length === 0) return null
  return (
    <>
      {Object.keys(guests).map((number) => (
        <div key={number} role="group" aria-labelledby={`guests-${number}-title`} className="guest">
          <GuestHead
            id={`guests-${number}-title`}
            number={number}
            filled={isFilled(guests[number], newAnswers(formType))}
            onRemove={() => remove(number)}
          />
          <NestedAnswers
            scope={`guests.${number}`}
            title={t('title', { number })}
            formType={formType}
          >
            {children}
          </NestedAnswers>
        </div>
      ))}
      <div className="actions">
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconUserPlus size={20} aria-hidden />}
          disabled={!nextNumber}
          onClick={add}
        >
          {t('add')}
        </Button>
        {!nextNumber && <p className="dimmed">{t('most', { max })}</p>}
      </div>
    </>
  )
}

const isFilled = (answers: Answers, blank: Answers) =>
  Object.keys(blank).some(
    (name) => answers[name] instanceof File || String(answers[name]) !== String(blank[name])
  )

type HeadProps = { id: string; number: string; filled: boolean; onRemove(): void }

function GuestHead({ id, number, filled, onRemove }: HeadProps) {
  const t = useTranslations('ui.guests')
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const keep = () => {
    setAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <div className="guest-head">
      <h3 id={id} className="guest-title">
        {t('title', { number })}
      </h3>
      {asking ? (
        <div className="actions" role="group" aria-label={t('sure', { number })}>
          <span>{t('sure', { number })}</span>
          <Button color="red" size="sm" onClick={onRemove} autoFocus>
            {t('remove', { number })}
          </Button>
          <Button variant="default" size="sm" onClick={keep}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <Button
          ref={opener}
          variant="subtle"
          size="sm"
          onClick={() => (filled ? setAsking(true) : onRemove())}
        >
          {t('remove', { number })}
        </Button>
      )}
    </div>
  )
}
