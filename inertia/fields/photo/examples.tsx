import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { keysOf } from '#shared/keys'

type Example = 'right' | 'far' | 'covered' | 'others'

const glasses = '#0f172a'

const person = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-27 60c0-25 12-33 27-33s27 8 27 33z" fill="var(--drawing-body)" />
    <path d="M-7 8H7v19c-4 5-10 5-14 0z" fill="var(--drawing-face)" />
    <ellipse rx="15.500" ry="19" cy="-4" fill="var(--drawing-face)" />
  </g>
)

const face = (
  <g fill={glasses}>
    <circle cx="29.500" cy="38" r="1.800" />
    <circle cx="40.500" cy="38" r="1.800" />
    <path d="M29 47c3.500 3.400 8.500 3.400 12 0l-1-1.400c-3 2.600-7 2.600-10 0z" />
  </g>
)

const drawings: Record<Example, ReactNode> = {
  right: (
    <>
      {person(35, 43, 1)}
      {face}
    </>
  ),
  far: person(35, 68, 0.4),
  covered: (
    <>
      {person(35, 43, 1)}
      <path d="M18 31c0-15 8-20 17-20s17 5 17 20z" fill="var(--accent)" />
      <path d="M16 31h38c2 0 2 3.500 0 3.500H16c-2 0-2-3.500 0-3.500z" fill="var(--accent)" />
      <path d="M20 37h30v3c-1 6-11 7-13 0h-4c-2 7-12 6-13 0z" fill={glasses} />
    </>
  ),
  others: (
    <>
      {person(51, 46, 0.76)}
      {person(20, 46, 0.76)}
    </>
  ),
}

export function PhotoExamples() {
  const t = useTranslations('ui.photo')
  return (
    <ul className="photo-examples" aria-label={t('howTo')}>
      {keysOf(drawings).map((example) => (
        <li key={example}>
          <svg viewBox="0 0 70 90" aria-hidden="true">
            {drawings[example]}
          </svg>
          {example === 'right' ? (
            <span className="photo-verdict" data-right>
              <IconCheck size={16} stroke={2.5} aria-hidden /> {t('good')}
            </span>
          ) : (
            <span className="photo-verdict" data-wrong>
              <IconX size={16} stroke={2.5} aria-hidden /> {t('bad')}
            </span>
          )}
          <br />
          {t(`examples.${example}`)}
        </li>
      ))}
    </ul>
  )
}
