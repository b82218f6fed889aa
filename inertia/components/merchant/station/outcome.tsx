import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '~/components/merchant/station/outcome.module.css'
import type { Tone } from '~/components/merchant/station/use_tones'

export const outcomeIcons = {
  good: IconCircleCheckFilled,
  warn: IconAlertTriangleFilled,
  bad: IconCircleXFilled,
}

type Props = {
  tone: Tone
  title: string
  sentence: string
  /** The person; beside the words if there is room. */
  children?: ReactNode
}

export function Outcome({ tone, title, sentence, children }: Props) {
  const Drawing = outcomeIcons[tone]
  return (
    <section className={classes.outcome} data-tone={tone}>
      <div role="alert" className={classes.words}>
        <Drawing size={64} className={classes.icon} aria-hidden />
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.sentence}>{sentence}</p>
        </div>
      </div>
      {children}
    </section>
  )
}
