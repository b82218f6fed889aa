import { Anchor, Paper, Text } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconCrop } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { textOf } from '~/components/merchant/answer_of'
import { CategoryWord } from '~/components/merchant/category_word'
import { Moment } from '~/components/merchant/moment'
import { Photo } from '~/components/merchant/photo'
import { useOffice } from '~/components/merchant/shell/use_office'
import { CorrectedMark } from '~/components/merchant/show/corrected_changes'
import { RelatedLink } from '~/components/merchant/show/related_link'
import type {
  Can,
  Corrected,
  FormTypeProp,
  Options,
  Related,
  ShownRequest,
} from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = {
  form: ShownRequest
  parent: Related | null
  corrected: Corrected | null
  formType: FormTypeProp
  options: Options
  can: Can
}

export function Identity({ form, parent, corrected, formType, options, can }: Props) {
  const t = useTranslations('merchant.show')
  const { may } = useOffice()
  const subtitle = textOf(form, formType.subtitle) ?? form.company
  return (
    <Paper withBorder className={classes.identity}>
      <div className={classes.photo}>
        <Photo
          file={form.image}
          width={126}
          alt={t('photoOf', { name: `${form.name} ${form.lastName}` })}
        />
        {corrected?.fields.includes('image') && <CorrectedMark kind="photo" />}
        {can.edit && form.image && (
          <Anchor
            component={Link}
            href={urlFor('merchant.forms.crop.edit', { form: form.type, id: form.id })}
            size="xs"
            className={classes.crop}
          >
            <IconCrop size={14} stroke={1.8} aria-hidden /> {t('crop')}
          </Anchor>
        )}
      </div>
      <div className={classes.facts}>
        <Text ff="monospace" c="dimmed">
          {form.idForm}
        </Text>
        {subtitle && (
          <Text size="lg" fw={600} lh={1.3}>
            {formType.subtitle === 'playerName' ? t('team', { player: subtitle }) : subtitle}
          </Text>
        )}
        {parent && (
          <Text>{t.rich('parent', { parent: () => <RelatedLink person={parent} /> })}</Text>
        )}
        <CategoryWord
          option={options.categories?.find(({ value }) => value === form.category)}
          color={form.color}
        />
        {may('configure') && (
          <Anchor
            component={Link}
            href={urlFor('merchant.people.show', { id: form.id })}
            size="sm"
            underline="always"
          >
            {t('person')}
          </Anchor>
        )}
        <Text c="dimmed">{t.rich('received', { at: () => <Moment at={form.submittedAt} /> })}</Text>
      </div>
    </Paper>
  )
}
