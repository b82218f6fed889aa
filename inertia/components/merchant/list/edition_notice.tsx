import { Anchor, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconHistory } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/merchant/list/list.module.css'

type Props = { type: string; edition: string }

/** Says that the list shows another edition, with a link to the current one. */
export function EditionNotice({ type, edition }: Props) {
  const t = useTranslations('merchant.list')
  return (
    <Text size="sm" className={classes.edition} role="note">
      <IconHistory size={16} stroke={1.6} aria-hidden />
      <span>{t.rich('otherEdition', { edition, b: (words) => <strong>{words}</strong> })}</span>
      <Anchor component={Link} href={urlFor('merchant.forms.index', { form: type })} inherit>
        {t('currentEdition')}
      </Anchor>
    </Text>
  )
}
