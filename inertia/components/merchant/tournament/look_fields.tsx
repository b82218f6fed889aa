import { Button, ColorInput, FileInput, Group, Image, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { EditionForm } from '~/components/merchant/tournament/use_edition_form'

export function LookFields({ form, logo }: { form: EditionForm; logo: string | null }) {
  const t = useTranslations('config.tournament')
  const { data, setData, errors } = form
  return (
    <>
      <ColorInput
        name="accent"
        label={t('accent')}
        description={t('accentHint')}
        error={errors.accent}
        format="hex"
        withEyeDropper={false}
        value={data.accent}
        onChange={(accent) => setData('accent', accent)}
      />
      {logo && data.logo === undefined && (
        <Group>
          <Image src={logo} alt={t('logoNow')} h={64} w="auto" maw={200} fit="contain" />
          <Button variant="subtle" color="red" size="xs" onClick={() => setData('logo', null)}>
            {t('removeLogo')}
          </Button>
        </Group>
      )}
      {logo && data.logo === null && (
        <Group>
          <Text size="sm">{t('logoRemoved')}</Text>
          <Button variant="subtle" size="xs" onClick={() => setData('logo', undefined)}>
            {t('keepLogo')}
          </Button>
        </Group>
      )}
      <FileInput
        name="logo"
        label={t(logo ? 'otherLogo' : 'logo')}
        description={t('logoHint')}
        placeholder={t('chooseLogo')}
        accept="image/png,image/jpeg"
        clearable
        clearButtonProps={{ 'aria-label': t('forgetLogo') }}
        error={errors.logo}
        value={data.logo ?? null}
        onChange={(file) => setData('logo', file ?? undefined)}
      />
    </>
  )
}
