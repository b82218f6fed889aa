import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import { ProfileForm } from '~/components/merchant/permission/profile_form'
import type { Edition, FlagOptions, Profile } from '~/components/merchant/permission/types'
import classes from '~/components/merchant/permission/permission.module.css'

type Props = {
  permission: Profile
  tournament: Edition
  options: FlagOptions
  /** Changes with the stored profile, so that the card is drawn again. */
  revision: string
}

export default function MerchantPermissionsEdit({
  permission,
  tournament,
  options,
  revision,
}: Props) {
  const t = useTranslations('merchant.permissions')
  const { id, name } = permission
  const qs = { tournament: tournament.id }
  const card = urlFor('merchant.permissions.card', { id }, { qs: { revision } })
  return (
    <>
      <PageHead
        title={t('title')}
        heading={name}
        crumbs={[{ label: t('title'), href: urlFor('merchant.permissions.index', {}, { qs }) }]}
        beside={<Text c="dimmed">{tournament.name}</Text>}
        action={
          <RemoveButton
            label={t('remove')}
            title={t('removeTitle', { name })}
            text={t('removeText')}
            confirm={t('removeConfirm', { name })}
            url={urlFor('merchant.permissions.destroy', { id })}
          />
        }
      />
      <div className={classes.columns}>
        <ProfileForm
          key={revision}
          permission={permission}
          revision={revision}
          tournament={tournament}
          options={options}
        />
        <Paper withBorder p="md" component="section" aria-labelledby="preview-title">
          <Stack gap="xs">
            <Title order={2} size="sm" fw={600} id="preview-title">
              {t('preview')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('previewText')}
            </Text>
            <iframe
              key={card}
              src={`${card}#navpanes=0&view=Fit`}
              title={t('previewFrame', { name })}
              className={classes.frame}
            />
          </Stack>
        </Paper>
      </div>
    </>
  )
}
