import { Paper, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { answerOf } from '~/components/merchant/answer_of'
import { CategoryWord } from '~/components/merchant/category_word'
import { Moment } from '~/components/merchant/moment'
import { Portrait } from '~/components/merchant/portrait'
import { RelatedLink } from '~/components/merchant/show/related_link'
import type { FormTypeProp, Options, Related, RequestRow } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = {
  form: RequestRow
  /** The request that brought this one along. */
  parent: Related | null
  formType: FormTypeProp
  options: Options
}

/** Who the request is for: the face, and what the card will say of them. */
export function Identity({ form, parent, formType, options }: Props) {
  const t = useTranslations('merchant.show')
  const subtitle = answerOf(form, formType.subtitle) || form.company
  return (
    <Paper withBorder className={classes.identity}>
      <Portrait
        file={form.image}
        width={126}
        alt={t('photoOf', { name: `${form.name} ${form.lastName}` })}
      />
      <div className={classes.facts}>
        <Text ff="monospace" c="dimmed">
          {form.idForm}
        </Text>
        {subtitle && (
          <Text size="lg" fw={600} lh={1.3}>
            {subtitle}
          </Text>
        )}
        {parent && (
          <Text>{t.rich('parent', { parent: () => <RelatedLink person={parent} /> })}</Text>
        )}
        <CategoryWord
          option={options.categories?.find(({ value }) => value === form.category)}
          color={form.color}
        />
        <Text c="dimmed">{t.rich('received', { at: () => <Moment at={form.submittedAt} /> })}</Text>
      </div>
    </Paper>
  )
}
