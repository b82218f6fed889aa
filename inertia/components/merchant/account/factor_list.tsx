import { Button, Group, Text } from '@mantine/core'
import { IconDeviceMobileCode, IconFingerprint } from '@tabler/icons-react'
import type { Data } from '@generated/data'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PasswordQuestion } from '~/components/merchant/account/password_dialog'
import { Moment } from '~/components/merchant/moment'
import classes from '~/components/merchant/account/account.module.css'

type Factor = Data.LoginFactor
type Props = { factors: Factor[]; ask(question: PasswordQuestion): void }

export function FactorList({ factors, ask }: Props) {
  const t = useTranslations('account.factors')
  const nameOf = ({ kind, name }: Factor) => name ?? t(kind)
  const remove = (factor: Factor) =>
    ask({
      title: t('removeTitle', { name: nameOf(factor) }),
      text: t(factors.length === 1 ? 'removeLast' : 'removeText'),
      confirm: t('remove'),
      isFinal: true,
      method: 'delete',
      url: urlFor('merchant.account.factors.destroy', { id: factor.id }),
    })
  return (
    <ul className={classes.factors}>
      {factors.map((factor) => {
        const Icon = factor.kind === 'totp' ? IconDeviceMobileCode : IconFingerprint
        return (
          <li key={factor.id}>
            <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
            <div className={classes.factor}>
              <Text size="sm" fw={600}>
                {nameOf(factor)}
              </Text>
              <Text size="xs" c="dimmed">
                {t.rich('added', { at: () => <Moment at={factor.createdAt} /> })}
                {' · '}
                {factor.usedAt
                  ? t.rich('used', { at: () => <Moment at={factor.usedAt!} /> })
                  : t('unused')}
              </Text>
            </div>
            <Group>
              <Button
                size="xs"
                variant="default"
                onClick={() => remove(factor)}
                aria-label={t('removeLabel', { name: nameOf(factor) })}
              >
                {t('remove')}
              </Button>
            </Group>
          </li>
        )
      })}
    </ul>
  )
}
