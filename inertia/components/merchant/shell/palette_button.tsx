import { ActionIcon, Tooltip } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Palette } from '~/components/merchant/shell/palette'

/** Ctrl-K and Cmd-K open it too, even while typing elsewhere. */
export function PaletteButton() {
  const t = useTranslations('merchant.palette')
  const [opened, { open, close }] = useDisclosure()
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <Tooltip label={t('hint')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('open')}
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={open}
        >
          <IconSearch size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Palette opened={opened} onClose={close} />
    </>
  )
}
