import { Button, type ButtonProps, Menu, Tooltip } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import {
  cardsUrl,
  DIRECT_CARDS,
  type Paper,
  paperKeys,
  papers,
  usePaper,
} from '~/components/merchant/card_paper'
import { usePrint } from '~/components/merchant/use_print'

type Props = {
  type: string
  ids: number[]
  /** All that a list's filter shows, in place of the ids. */
  all?: object
  size?: ButtonProps['size']
  fullWidth?: boolean
}

/** Prints the cards of approved requests: few in a tab of their own, many as a print run. */
export function PrintButton({ type, ids, all, size, fullWidth }: Props) {
  const t = useTranslations('merchant.print')
  const [paper, setPaper] = usePaper()
  const { busy, print } = usePrint()
  const [ordering, setOrdering] = useState(false)
  const many = Boolean(all) || ids.length > DIRECT_CARDS
  // An address holds no thousands of ids: a run is ordered with a body.
  const order = () =>
    router.post(
      urlFor('merchant.batches.store'),
      { form: type, ...(all ?? { ids }), ...papers[paper] } as any,
      { onStart: () => setOrdering(true), onFinish: () => setOrdering(false) }
    )
  const look = {
    size,
    fullWidth,
    variant: 'default',
    leftSection: <IconPrinter size={16} stroke={1.6} aria-hidden />,
    children: all ? t('printAll') : t('print', { count: ids.length }),
  }
  return (
    <Button.Group style={fullWidth ? { width: '100%' } : undefined}>
      <Tooltip
        label={t(many ? 'hintRun' : ids.length === 0 ? 'noneApproved' : 'hint')}
        multiline
        maw={280}
      >
        {many ? (
          <Button {...look} loading={ordering} onClick={order} />
        ) : ids.length === 0 ? (
          <Button {...look} aria-disabled data-disabled />
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
