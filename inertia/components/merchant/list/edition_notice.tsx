import { Anchor, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/list/list.module.css'

/** `isLast`: no edition is active, so the list shows the last one. */
type Props = { type: string; edition: string; isLast: boolean }

/** Says that the list shows another edition, with a link to the current one. */
export function EditionNotice({ type, edition, isLast }: Props) {
  const t = useTranslations('merchant.list')
  const words = { edition, b: (name: ReactNode) => <strong>{name}</strong> }
  return (
    <Text size="sm" className={classes.edition} role="note">
      <IconHistory size={16} stroke={1.6} aria-hidden />
      <span>{t.rich(isLast ? 'lastEdition' : 'otherEdition', words)}</span>
      {!isLast && (
        <Anchor component={Link} href={urlFor('merchant.forms.index', { form: type })} inherit>
          {t('currentEdition')}
        </Anchor>
      )}
    </Text>
  )
}
