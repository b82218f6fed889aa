import { Button, Group } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswers } from '~/fields/answers'
import classes from '~/components/merchant/form/form.module.css'

type Props = { busy: boolean; label: string; cancelUrl: string; onRefuse(): void; onSend(): void }

export function FormActions({ busy, label, cancelUrl, onRefuse, onSend }: Props) {
  const t = useTranslations('merchant.form')
  const { settled, checkAll } = useAnswers()
  const [waiting, setWaiting] = useState(false)

  const save = async () => {
    setWaiting(true)
    await settled()
    setWaiting(false)
    if (checkAll()) onSend()
    else onRefuse()
  }
  return (
    <Group className={classes.actions} gap="xs">
      <Button onClick={save} loading={busy || waiting}>
        {label}
      </Button>
      <Button variant="default" component={Link} href={cancelUrl}>
        {t('cancel')}
      </Button>
    </Group>
  )
}
