import { Button } from '@mantine/core'
import { IconFileText, IconJson } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

type Props = { addressOf(format: 'json' | 'pdf'): string }

export function PersonExports({ addressOf }: Props) {
  const t = useTranslations('people.show')
  return (
    <>
      <Button
        component="a"
        href={addressOf('pdf')}
        variant="default"
        leftSection={<IconFileText size={16} aria-hidden />}
      >
        {t('exportPdf')}
      </Button>
      <Button
        component="a"
        href={addressOf('json')}
        variant="default"
        leftSection={<IconJson size={16} aria-hidden />}
      >
        {t('exportJson')}
      </Button>
    </>
  )
}
