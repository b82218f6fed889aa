import { Button, type ButtonProps, Menu, Tooltip } from '@mantine/core'
import { IconChevronDown, IconPrinter, IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { askServer } from '~/components/merchant/ask_server'
import { cardsUrl, paperKeys, usePaper } from '~/components/merchant/card_paper'
import { DIRECT_CARDS } from '#shared/choices'
import { ReprintDialog, type PrintPreview, RunDialog } from '~/components/merchant/print_dialog'
import { usePrint } from '~/components/merchant/use_print'
import { oneOf } from '#shared/keys'

type Props = {
  /** Form type of the list; none for the accreditation system. */
  type?: string
  ids: number[]
  /** The filter of the list, to print everything that it shows instead of `ids`. */
  all?: object
  size?: ButtonProps['size']
  fullWidth?: boolean
}

/** Prints few approved cards in a new tab, many as a print run. */
export function PrintButton({ type, ids, all, size, fullWidth }: Props) {
  const t = useTranslations('merchant.print')
  const [paper, setPaper] = usePaper()
  const { busy, print } = usePrint()
  const [checking, setChecking] = useState(false)
  const [reprint, setReprint] = useState<PrintPreview | null>(null)
  const [ordering, setOrdering] = useState(false)
  const many = Boolean(all) || ids.length > DIRECT_CARDS
  const none = !all && ids.length === 0
  const printNow = () => {
    setReprint(null)
    print(cardsUrl(ids, paper))
  }
  const printOrAsk = async () => {
    setChecking(true)
    // If the history cannot be read, print anyway.
    const preview = await askServer<PrintPreview>(urlFor('merchant.batches.store'), {
      ids,
      preview: true,
    }).catch(() => null)
    setChecking(false)
    if (preview?.printed) setReprint(preview)
    else printNow()
  }
  const hint = () => {
    if (many) return t('hintRun')
    return t(none ? 'noneApproved' : 'hint')
  }
  return (
    <>
      <Button.Group style={fullWidth ? { width: '100%' } : undefined}>
        <Tooltip label={hint()} multiline maw={280}>
          <Button
            size={size}
            fullWidth={fullWidth}
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            loading={busy || checking}
            {...(none
              ? { 'aria-disabled': true, 'data-disabled': true }
              : { onClick: many ? () => setOrdering(true) : printOrAsk })}
          >
            {all ? t('printAll') : t('print', { count: ids.length })}
          </Button>
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
            <Menu.RadioGroup
              value={paper}
              onChange={(chosen) => setPaper(oneOf(paperKeys, chosen)!)}
            >
              {paperKeys.map((key) => (
                <Menu.RadioItem key={key} value={key} closeMenuOnClick>
                  {t(`papers.${key}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            {!none && (
              <>
                <Menu.Divider />
                <Menu.Item
                  leftSection={<IconStack2 size={16} stroke={1.6} aria-hidden />}
                  onClick={() => setOrdering(true)}
                >
                  {t('asRun')}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      {reprint && (
        <ReprintDialog preview={reprint} onPrint={printNow} onClose={() => setReprint(null)} />
      )}
      {ordering && (
        <RunDialog
          targets={all ? { ...(type && { form: type }), ...all } : { ids }}
          {...{ paper, setPaper }}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}
