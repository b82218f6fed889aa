import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconEqual, IconPlus, IconRefresh, IconX } from '@tabler/icons-react'
import { useFormatter, useTranslations } from 'use-intl'
import { type ImportRow, type Outcome, outcomes } from '~/components/merchant/imports/types'
import classes from '~/components/merchant/imports/imports.module.css'

const outcomeIcons = {
  created: IconPlus,
  updated: IconRefresh,
  unchanged: IconEqual,
  failed: IconX,
} satisfies Record<Outcome, typeof IconCheck>

type Props = { run: ImportRow; /** For lists: without empty outcomes. */ dense?: boolean }

export function OutcomeBar({ run, dense = false }: Props) {
  const t = useTranslations('imports.outcomes')
  const format = useFormatter()
  const present = outcomes.filter((outcome) => run[outcome] > 0)
  const remainingRows = run.registries - run.done
  const shown = dense ? present : outcomes
  return (
    <div className={classes.outcome} data-dense={dense || undefined}>
      <div className={classes.bar} aria-hidden>
        {present.map((outcome) => (
          <span
            key={outcome}
            data-outcome={outcome}
            className={classes.part}
            style={{ flexGrow: run[outcome] }}
          />
        ))}
        {remainingRows > 0 && <span className={classes.part} style={{ flexGrow: remainingRows }} />}
      </div>
      {shown.length > 0 && (
        <ul className={classes.legend}>
          {shown.map((outcome) => {
            const Icon = outcomeIcons[outcome]
            return (
              <li key={outcome} data-outcome={outcome} data-none={run[outcome] === 0 || undefined}>
                <span className={classes.key} aria-hidden>
                  <Icon size={dense ? 12 : 16} stroke={2.6} />
                </span>
                <span className={classes.figure}>{format.number(run[outcome])}</span>{' '}
                <span className={classes.word}>{t(outcome, { count: run[outcome] })}</span>
              </li>
            )
          })}
        </ul>
      )}
      {dense && shown.length === 0 && <VisuallyHidden>{t('none')}</VisuallyHidden>}
    </div>
  )
}
