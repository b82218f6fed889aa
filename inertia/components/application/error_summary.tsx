import { type Ref, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { inPageOrder, reach } from '~/components/application/reach'
import { idOf } from '~/fields/paths'

export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslations('ui.form')
  const { errors, titleOf } = useAnswers()
  const names = Object.keys(errors)
  const [order, setOrder] = useState(names)
  const key = names.join()

  useEffect(() => setOrder(inPageOrder(names)), [key])

  const labelOf = (name: string) => (name === 'acceptPrivacy' ? t('acceptShort') : titleOf(name))
  // A sentence that contains the question's name needs no prefix.
  const sentenceOf = (name: string) => {
    const words = labelOf(name)?.split(' · ') ?? []
    const before = errors[name].includes(`${words.at(-1)}`) ? words.slice(0, -1) : words
    return [before.join(' · '), errors[name]].filter(Boolean).join(': ')
  }
  const shown = [...order, ...names.filter((name) => !order.includes(name))].filter(
    (name) => errors[name]
  )

  if (names.length === 0) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={ref} aria-labelledby="summary-title">
      <h2 id="summary-title">{t('errors')}</h2>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault()
                reach(name)
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
