import { Paper, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Moment } from '~/components/merchant/moment'
import type { Asked, FormTypeProp } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

export const labelsOf = ({ fields }: FormTypeProp, names: string[]) =>
  names.map((name) => fields[name]?.label ?? name).join(', ')

export function AskedChanges({ asked, formType }: { asked: Asked; formType: FormTypeProp }) {
  const t = useTranslations('merchant.show.asked')
  return (
    <Paper withBorder p="sm">
      <Text size="sm" fw={600}>
        {t.rich('title', { at: () => <Moment at={asked.at} /> })}
      </Text>
      <Text size="xs">{labelsOf(formType, asked.fields)}</Text>
      <Text size="xs" className={classes.reason} mt={4}>
        {asked.message}
      </Text>
    </Paper>
  )
}
