import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconKey } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '~/components/merchant/copy_button'
import classes from '~/components/merchant/account/account.module.css'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('account.factors.recovery')
  const box = useRef<HTMLDivElement>(null)
  const text = `${codes.join('\n')}\n`
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} color="yellow" icon={<IconKey aria-hidden />} title={t('once')}>
      <Stack gap="sm">
        <Text size="sm">{t('onceText')}</Text>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap="xs">
          <CopyButton text={text} what="text" />
          <Button
            size="xs"
            variant="default"
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={t('file')}
            leftSection={<IconDownload size={15} aria-hidden />}
          >
            {t('download')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
