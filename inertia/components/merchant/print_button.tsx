import { Button, Menu, Tooltip, type ButtonProps } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { DIRECT_CARDS, useCardPrint, type Layout } from '~/components/merchant/use_card_print'

const layouts: Layout[] = ['lanyard', 'a6', 'a4']

type Props = { ids: number[]; size?: ButtonProps['size']; variant?: string; fullWidth?: boolean }

/** Prints the cards of approved requests, in the layout this desk used last. */
export function PrintButton({ ids, size, variant = 'default', fullWidth }: Props) {
  const t = useTranslations('merchant.print')
  const { print, busy } = useCardPrint()
  const [layout, setLayout] = useLocalStorage<Layout>({
    key: 'merchant.print.layout',
    defaultValue: 'lanyard',
    getInitialValueInEffect: false,
  })
  const none = ids.length === 0
  const hint = none ? t('noneApproved') : t(ids.length > DIRECT_CARDS ? 'hintRun' : 'hint')

  return (
    <Button.Group style={fullWidth ? { width: '100%' } : undefined}>
      <Tooltip label={hint} multiline maw={280}>
        <Button
          size={size}
          variant={variant}
          fullWidth={fullWidth}
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          loading={busy}
          aria-disabled={none || undefined}
          data-disabled={none || undefined}
          onClick={() => !none && print(ids, layout)}
        >
          {t('print', { count: ids.length })}
        </Button>
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size={size}
            variant={variant}
            px={6}
            aria-label={t('layout', { layout: t(`layouts.${layout}`) })}
          >
            <IconChevronDown size={14} stroke={1.8} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('layoutTitle')}</Menu.Label>
          <Menu.RadioGroup value={layout} onChange={(chosen) => setLayout(chosen as Layout)}>
            {layouts.map((one) => (
              <Menu.RadioItem key={one} value={one} closeMenuOnClick>
                {t(`layouts.${one}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
