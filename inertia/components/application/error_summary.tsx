import { type Ref, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import { inPageOrder, reach } from '~/components/application/reach'
import { idOf } from '~/fields/paths'

/** Everything that is wrong, on top, with a link to each question. */
export function ErrorSummary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslations('ui.form')
  const { errors, titleOf } = useAnswers()
  const names = Object.keys(errors)
  const [order, setOrder] = useState(names)
  const key = names.join()

  useEffect(() => setOrder(inPageOrder(names)), [key])

  const labelOf = (name: string) => (name === 'acceptPrivacy' ? t('acceptShort') : titleOf(name))
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
              {labelOf(name) ? `${labelOf(name)}: ${errors[name]}` : errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
