import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePaper } from '~/components/merchant/card_paper'
import { RunDialog } from '~/components/merchant/print_dialog'
import type { SystemCounts } from '~/components/merchant/systems/types'

const runs = {
  unprinted: { printed: 'no' },
  stale: { stale: 'yes' },
} as const

export function PrintWaiting({ quick }: { quick: SystemCounts }) {
  const t = useTranslations('cards.systems')
  const [paper, setPaper] = usePaper()
  const [run, setRun] = useState<keyof typeof runs | null>(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
          >
            {t('print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['unprinted', 'stale'] as const).map((name) => (
            <Menu.Item key={name} disabled={quick[name] === 0} onClick={() => setRun(name)}>
              {t(`printAll.${name}`, { count: quick[name] })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {run && (
        <RunDialog
          targets={{ filter: runs[run] }}
          paper={paper}
          setPaper={setPaper}
          onClose={() => setRun(null)}
        />
      )}
    </>
  )
}
