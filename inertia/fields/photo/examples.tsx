import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

type Example = 'right' | 'far' | 'covered' | 'others'

const head = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-26 50c0-20 12-27 26-27s26 7 26 27z" fill="currentColor" fillOpacity="0.55" />
    <path d="M-6 8h12v18c-3 4-9 4-12 0z" fill="currentColor" fillOpacity="0.85" />
    <ellipse rx="15" ry="19" cy="-4" fill="currentColor" />
  </g>
)

const face = (
  <g fill="var(--surface-sunken)">
    <circle cx="29.500" cy="38" r="1.8" />
    <circle cx="40.500" cy="38" r="1.8" />
    <path d="M29 47.500c3.500 3.200 8.500 3.200 12 0l-1-1.300c-3 2.400-7 2.400-10 0z" />
  </g>
)

const drawings: Record<Example, ReactNode> = {
  right: (
    <>
      {head(35, 43, 1)}
      {face}
    </>
  ),
  far: head(35, 66, 0.42),
  covered: (
    <>
      {head(35, 43, 1)}
      <path
        d="M17 31c1-14 8-19 18-19s17 5 18 19c-11-3-25-3-36 0z"
        fill="var(--mantine-color-text)"
      />
      <path
        d="M20 36h30v4c-1 5-11 6-13 0h-4c-2 6-12 5-13 0z"
        fill="var(--mantine-color-text)"
        stroke="var(--surface-sunken)"
      />
    </>
  ),
  others: (
    <>
      {head(20, 46, 0.78)}
      {head(50, 46, 0.78)}
    </>
  ),
}

/** Four drawings that say more than a paragraph about the photo. */
export function PhotoExamples() {
  const t = useTranslations('ui.photo')
  return (
    <ul className="photo-examples" aria-label={t('howTo')}>
      {(Object.keys(drawings) as Example[]).map((example) => (
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
