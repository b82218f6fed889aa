import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChipQuestion } from '~/components/merchant/rfid/types'
import classes from '~/components/merchant/rfid/rfid.module.css'
import { wordsOf } from '~/words'

type Props = { question: ChipQuestion; busy: boolean; onChoose(answer: object): void }

export function QuestionChoices({ question: asked, busy, onChoose }: Props) {
  const t = useTranslations('cards.rfid.question')
  const name = asked.question
  return (
    <div className={classes.choices}>
      {asked.choices.map(({ value, uid }) => (
        <Button
          key={String(value)}
          variant="white"
          color="dark"
          className={classes.choice}
          loading={busy}
          disabled={!uid}
          onClick={() => onChoose({ [name]: value })}
        >
          {wordsOf(t, `${name}.${value}`)}
          <br />
          <span className={classes.code}>{uid ?? t('none')}</span>
        </Button>
      ))}
    </div>
  )
}
