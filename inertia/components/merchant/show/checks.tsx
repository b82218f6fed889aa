import { Anchor, Paper, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Check } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

const looks = {
  ok: { Icon: IconCircleCheck, color: 'green' },
  warning: { Icon: IconAlertTriangle, color: 'orange' },
}

/** What to look at before deciding. */
export function Checks({ checks }: { checks: Check[] }) {
  const t = useTranslations('merchant.show')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="checks-title">
      <Title order={2} size="sm" fw={600} id="checks-title" mb="xs">
        {t('checks')}
      </Title>
      <ul className={classes.checks}>
        {checks.map(({ key, level, text, link }, index) => {
          const { Icon, color } = looks[level]
          return (
            <li key={`${key}${index}`}>
              <Icon
                size={17}
                stroke={1.8}
                color={`var(--mantine-color-${color}-text)`}
                aria-label={t(`level.${level}`)}
                role="img"
              />
              <span>
                {text}{' '}
                {link && (
                  <Anchor
                    component={Link}
                    href={urlFor('merchant.forms.show', { form: link.form, id: link.id })}
                    size="sm"
                    underline="always"
                  >
                    {t('seeOther')}
                  </Anchor>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Paper>
  )
}
