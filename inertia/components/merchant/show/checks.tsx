import { Anchor, Button, Paper, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useRequestPath } from '~/components/merchant/request_path'
import type { Can, Check, ShownRequest } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'
import { useBusy } from '~/components/use_busy'

const styles = {
  ok: { Icon: IconCircleCheck, color: 'green' },
  info: { Icon: IconInfoCircle, color: 'blue' },
  warning: { Icon: IconAlertTriangle, color: 'orange' },
}

type Props = { form: ShownRequest; checks: Check[]; can: Can }

export function Checks({ form, checks, can }: Props) {
  const t = useTranslations('merchant.show')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="checks-title">
      <Title order={2} size="sm" fw={600} id="checks-title" mb="xs">
        {t('checks')}
      </Title>
      <ul className={classes.checks}>
        {checks.map((check, index) => {
          const { Icon, color } = styles[check.level]
          return (
            <li key={`${check.key}${index}`}>
              <Icon
                size={17}
                stroke={1.8}
                color={`var(--mantine-color-${color}-text)`}
                aria-label={t(`level.${check.level}`)}
                role="img"
              />
              <div>
                {check.text} <Elsewhere link={check.link} />
                {check.why && (
                  <Text size="xs" c="dimmed" lh={1.4}>
                    {check.why}
                  </Text>
                )}
                {check.key === 'tutor' && can.edit && <TutorMail form={form} />}
              </div>
            </li>
          )
        })}
      </ul>
    </Paper>
  )
}

function Elsewhere({ link }: Pick<Check, 'link'>) {
  const t = useTranslations('merchant.show')
  const pathOf = useRequestPath()
  if (!link) return null
  const listed = 'entry' in link
  const href = listed
    ? urlFor('merchant.blacklist.edit', { id: link.entry })
    : pathOf({ type: link.form, id: link.id })
  return (
    <Anchor component={Link} href={href} size="sm" underline="always">
      {listed ? t('seeEntry') : t('seeOther')}
      {!listed && <span className="visually-hidden"> {link.label}</span>}
    </Anchor>
  )
}

function TutorMail({ form }: { form: ShownRequest }) {
  const t = useTranslations('merchant.show')
  const [busy, whileBusy] = useBusy()
  const send = () =>
    router.post(
      urlFor('merchant.forms.tutor_mail', { form: form.type, id: form.id }),
      {},
      {
        preserveScroll: true,
        ...whileBusy,
      }
    )
  return (
    <Button mt={6} size="compact-xs" variant="default" loading={busy} onClick={send}>
      {t('tutorMail')}
    </Button>
  )
}
