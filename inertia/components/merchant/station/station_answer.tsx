import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '~/components/merchant/station/station_answer.module.css'
import type { Tone } from '~/components/merchant/station/use_tones'

export const answerIcons = {
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

export function StationAnswer({ tone, title, sentence, children }: Props) {
  const Drawing = answerIcons[tone]
  return (
    <section className={classes.answer} data-tone={tone}>
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
