import { Button, type ButtonProps, Menu, Tooltip } from '@mantine/core'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  cardsUrl,
  DIRECT_CARDS,
  type Paper,
  paperKeys,
  usePaper,
} from '~/components/merchant/card_paper'
import { usePrint } from '~/components/merchant/use_print'

type Props = { ids: number[]; size?: ButtonProps['size']; fullWidth?: boolean }

/** Prints the cards of approved requests: few in a tab of their own, many as a print run. */
export function PrintButton({ ids, size, fullWidth }: Props) {
  const t = useTranslations('merchant.print')
  const [paper, setPaper] = usePaper()
  const { busy, print } = usePrint()
  const many = ids.length > DIRECT_CARDS
  const look = {
    size,
    fullWidth,
    variant: 'default',
    leftSection: <IconPrinter size={16} stroke={1.6} aria-hidden />,
    children: t('print', { count: ids.length }),
  }
  return (
    <Button.Group style={fullWidth ? { width: '100%' } : undefined}>
      <Tooltip
        label={t(ids.length === 0 ? 'noneApproved' : many ? 'hintRun' : 'hint')}
        multiline
        maw={280}
      >
        {ids.length === 0 ? (
          <Button {...look} aria-disabled data-disabled />
        ) : many ? (
          <Button {...look} component="a" href={cardsUrl(ids, paper)} />
        ) : (
          <Button {...look} loading={busy} onClick={() => print(cardsUrl(ids, paper))} />
        )}
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size={size}
            variant="default"
            px={6}
            aria-label={t('paper', { paper: t(`papers.${paper}`) })}
          >
            <IconChevronDown size={14} stroke={1.8} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={paper} onChange={(chosen) => setPaper(chosen as Paper)}>
            {paperKeys.map((key) => (
              <Menu.RadioItem key={key} value={key} closeMenuOnClick>
                {t(`papers.${key}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
