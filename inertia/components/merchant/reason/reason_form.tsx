import {
  Button,
  Group,
  MultiSelect,
  Paper,
  Radio,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { useLeaveGuard } from '~/components/merchant/form/use_leave_guard'
import type { Option } from '~/types'
import { reasonKinds, type ReasonKind } from '#shared/choices'

export type EditedReason = Data.Reason

type Props = { reason?: EditedReason; questions: Option[] }

export function ReasonForm({ reason, questions }: Props) {
  const t = useTranslations('config.reasons')
  const { data, setData, submit, processing, errors, isDirty, transform } = useForm({
    kind: reason?.kind ?? ('changes' as ReasonKind),
    nameEs: reason?.nameEs ?? '',
    nameEn: reason?.nameEn ?? '',
    textEs: reason?.textEs ?? '',
    textEn: reason?.textEn ?? '',
    fields: reason?.fields ?? [],
  })
  useLeaveGuard(isDirty)

  const save = (event: FormEvent) => {
    event.preventDefault()
    // A rejection opens no questions.
    transform(({ fields, ...rest }) => ({ ...rest, ...(rest.kind === 'changes' && { fields }) }))
    if (reason) submit('put', urlFor('merchant.reasons.update', { id: reason.id }))
    else submit('post', urlFor('merchant.reasons.store'))
  }
  const written = (name: 'nameEs' | 'nameEn' | 'textEs' | 'textEn') => ({
    name,
    label: t(name),
    lang: name.endsWith('Es') ? 'es' : 'en',
    error: errors[name],
    autoComplete: 'off',
    value: data[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setData(name, event.currentTarget.value),
  })
  const text = { autosize: true, minRows: 4, maxRows: 10, maxLength: 600 }
  return (
    <Paper withBorder p="lg" maw={960} component="form" noValidate onSubmit={save}>
      <Stack>
        <Radio.Group
          name="kind"
          label={t('kind')}
          error={errors.kind}
          value={data.kind}
          onChange={(kind) => setData('kind', kind)}
        >
          <Group mt={4}>
            {reasonKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(`kinds.${kind}`)} />
            ))}
          </Group>
        </Radio.Group>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput {...written('nameEs')} description={t('nameHint')} maxLength={80} />
          <TextInput {...written('nameEn')} description={t('nameHint')} maxLength={80} />
          <Textarea {...written('textEs')} {...text} description={t('textHint')} />
          <Textarea {...written('textEn')} {...text} description={t('textHint')} />
        </SimpleGrid>
        {data.kind === 'changes' && (
          <MultiSelect
            name="fields"
            label={t('fields')}
            description={t('fieldsHint')}
            data={questions}
            value={data.fields}
            onChange={(fields) => setData('fields', fields)}
            error={errors.fields}
            nothingFoundMessage={t('nothingFound')}
            searchable
            hidePickedOptions
          />
        )}
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(reason ? 'save' : 'add')}
          </Button>
          <Button variant="default" component={Link} href={urlFor('merchant.reasons.index')}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
