import { Box, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Sport } from '#shared/choices'

type Props = { sport: Sport; sports: Sport[]; onChange(sport: Sport): void }

export function SportSwitch({ sport, sports, onChange }: Props) {
  const t = useTranslations('merchant')
  if (sports.length < 2) return null
  return (
    <Box component="fieldset" bd={0} m={0} p={0}>
      <VisuallyHidden component="legend">{t('dashboard.sport')}</VisuallyHidden>
      <SegmentedControl
        name="sport"
        size="xs"
        value={sport}
        onChange={onChange}
        data={sports.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
    </Box>
  )
}
