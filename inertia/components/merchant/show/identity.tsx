import { Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CategoryWord } from '~/components/merchant/category_word'
import { Moment } from '~/components/merchant/moment'
import { Portrait } from '~/components/merchant/portrait'
import type { FormTypeProp, Options, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = { form: RequestRow; formType: FormTypeProp; options: Options }

/** Who the request is for: the face and what the card will say. */
export function Identity({ form, formType, options }: Props) {
  const t = useTranslations('merchant.show')
  const subtitle = (formType.subtitle && form[formType.subtitle]) || form.company
  return (
    <div className={classes.identity}>
      <Portrait file={form.image} width={154} alt={t('photoOf', { name: `${form.name} ${form.lastName}` })} />
      <div className={classes.names}>
        <Text fw={700} fz={22} lh={1.2}>
          {form.name} {form.lastName}
        </Text>
        {subtitle && <Text c="dimmed">{subtitle}</Text>}
        <Group gap="md" mt={4}>
          <CategoryWord
            option={options.categories?.find(({ value }) => value === form.category)}
            color={form.color}
          />
          <Text c="dimmed" size="sm">
            {t.rich('received', { at: () => <Moment at={form.submittedAt} /> })}
          </Text>
        </Group>
      </div>
    </div>
  )
}
