import { type Ref, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { focusQuestion, inPageOrder } from '~/components/application/question_focus'
import { idOf } from '~/fields/paths'

export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslations('ui.form')
  const { errors, titleOf } = useAnswers()
  const names = Object.keys(errors)
  const [order, setOrder] = useState(names)
  const key = names.join()

  useEffect(() => setOrder(inPageOrder(names)), [key])

  const labelOf = (name: string) => (name === 'acceptPrivacy' ? t('acceptShort') : titleOf(name))
  const sentenceOf = (name: string) => {
    const titles = labelOf(name)?.split(' · ') ?? []
    const prefix = errors[name].includes(`${titles.at(-1)}`) ? titles.slice(0, -1) : titles
    return [prefix.join(' · '), errors[name]].filter(Boolean).join(': ')
  }
  // An error that has just appeared is not in the order yet.
  const added = names.filter((name) => !order.includes(name))
  const sorted = [...order, ...added].filter((name) => errors[name])

  if (names.length === 0) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={ref} aria-labelledby="summary-title">
      <h2 id="summary-title">{t('errors')}</h2>
      <ul>
        {sorted.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault()
                focusQuestion(name)
              }}
            >
              {sentenceOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
