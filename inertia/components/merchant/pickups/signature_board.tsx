import { Button } from '@mantine/core'
import { IconEraser, IconSignature, IconTypography } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/pickups/signature_board.module.css'
import { useSignature } from '~/components/merchant/pickups/use_signature'

type Props = {
  name: string
  count: number
  busy: boolean
  error?: string
  onSign(png: string): void
}

export function SignatureBoard({ name, count, busy, error, onSign }: Props) {
  const t = useTranslations('collectives.sign')
  const canvas = useRef<HTMLCanvasElement>(null)
  const { isDrawn, clear, write, toPng } = useSignature(canvas)
  const who = name.trim()
  return (
    <section className={classes.board} aria-label={t('title')}>
      <p className={classes.sentence}>{t('sentence', { name: who || '—', count })}</p>
      <div className={classes.paper}>
        <canvas ref={canvas} className={classes.canvas} role="img" aria-label={t('canvas')} />
        {!isDrawn && (
          <span className={classes.hint} aria-hidden>
            {t('hint')}
          </span>
        )}
      </div>
      {error && (
        <p role="alert" tabIndex={-1} data-refused className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconEraser aria-hidden />}
          disabled={!isDrawn || busy}
          onClick={clear}
        >
          {t('clear')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTypography aria-hidden />}
          disabled={!who || busy}
          onClick={() => write(who)}
        >
          {t('typed')}
        </Button>
      </div>
      <Button
        fullWidth
        leftSection={<IconSignature aria-hidden />}
        loading={busy}
        disabled={!isDrawn || !who}
        onClick={() => onSign(toPng())}
      >
        {t('confirm', { count })}
      </Button>
    </section>
  )
}
