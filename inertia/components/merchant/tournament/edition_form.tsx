import {
  Anchor,
  Button,
  Group,
  Paper,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Title,
} from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { type FormEvent, type PropsWithChildren, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ActivationDialog } from '~/components/merchant/tournament/activation_dialog'
import {
  EditionDay,
  EditionText,
  EditionYear,
} from '~/components/merchant/tournament/edition_inputs'
import { LimitFields } from '~/components/merchant/tournament/limit_fields'
import { LookFields } from '~/components/merchant/tournament/look_fields'
import type { Choices, EditedEdition, TutorsDue } from '~/components/merchant/tournament/types'
import { useEditionForm } from '~/components/merchant/tournament/use_edition_form'
import { WindowFields } from '~/components/merchant/tournament/window_fields'

type Props = Choices & { edition?: EditedEdition; revision?: string; tutorsDue?: TutorsDue }

export function EditionForm(props: Props) {
  const { edition, revision, forms, usual, activeNow, tutorsDue = [] } = props
  const t = useTranslations('config.tournament')
  const ui = useTranslations('ui.form')
  const form = useEditionForm(usual, edition, revision)
  const { data, setData, errors, processing } = form
  const [asking, setAsking] = useState(false)
  const replaced = activeNow.find(({ id, sport }) => sport === data.sport && id !== edition?.id)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (data.active && !edition?.active && replaced) setAsking(true)
    else form.send()
  }
  const zones = [...new Set([data.timeZone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <form noValidate onSubmit={save}>
      <Stack maw={720}>
        <Part title={t('parts.edition')}>
          <Radio.Group
            name="sport"
            label={t('sport')}
            error={errors.sport}
            value={data.sport}
            onChange={(sport) => form.changeSport(sport)}
          >
            <Group mt="xs">
              <Radio value="tennis" label={t('sports.tennis')} disabled={edition !== undefined} />
              <Radio value="golf" label={t('sports.golf')} disabled={edition !== undefined} />
            </Group>
          </Radio.Group>
          <EditionText form={form} name="name" hint={t('nameHint')} />
          <EditionText form={form} name="code" hint={t('codeHint')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <EditionYear form={form} name="year" />
            <EditionText form={form} name="place" />
          </SimpleGrid>
          <Switch
            name="active"
            label={t('active')}
            description={t('activeHint')}
            error={errors.active}
            checked={data.active}
            onChange={(event) => setData('active', event.currentTarget.checked)}
          />
        </Part>
        <Part title={t('parts.days')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <EditionDay form={form} name="startsOn" />
            <EditionDay form={form} name="endsOn" />
            <EditionDay form={form} name="pressFrom" />
            <EditionDay form={form} name="pressTo" />
          </SimpleGrid>
          <Select
            name="timeZone"
            label={t('timeZone')}
            error={errors.timeZone}
            data={zones}
            searchable
            allowDeselect={false}
            nothingFoundMessage={ui('nothingFound')}
            limit={50}
            value={data.timeZone}
            onChange={(zone) => setData('timeZone', zone!)}
          />
        </Part>
        {data.sport === 'tennis' && (
          <>
            <Part title={t('parts.ballboys')}>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <EditionDay form={form} name="mindate" />
                <EditionDay form={form} name="maxdate" />
                <EditionYear form={form} name="licenceYear" />
              </SimpleGrid>
              <Switch
                name="tutorConfirms"
                label={t('tutorConfirms')}
                description={t('tutorConfirmsHint')}
                error={errors.tutorConfirms}
                checked={data.tutorConfirms}
                onChange={(event) => setData('tutorConfirms', event.currentTarget.checked)}
              />
              {tutorsDue.map(({ type, count }) => (
                <Anchor
                  key={type}
                  component={Link}
                  href={urlFor(
                    'merchant.forms.index',
                    { form: type },
                    { qs: { checks: 'tutor', tournament: edition?.id } }
                  )}
                  size="sm"
                  underline="always"
                >
                  {t('tutorsDue', { count })}
                </Anchor>
              ))}
            </Part>
            <Part title={t('parts.limits')}>
              <LimitFields form={form} usual={usual} />
            </Part>
          </>
        )}
        <Part title={t('parts.windows')}>
          <WindowFields form={form} forms={forms} />
        </Part>
        <Part title={t('parts.look')}>
          <LookFields form={form} logo={edition?.logo ?? null} />
        </Part>
        <Group gap="xs">
          <Button type="submit" loading={processing}>
            {t(edition ? 'save' : 'add')}
          </Button>
          <Button variant="default" component={Link} href={urlFor('merchant.tournaments.index')}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
      <ActivationDialog
        opened={asking}
        name={[data.name, data.year].filter(Boolean).join(' ')}
        other={replaced?.name ?? ''}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          form.send()
        }}
      />
    </form>
  )
}

function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <Paper withBorder p="lg" component="section">
      <Stack>
        <Title order={2} size="h5">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  )
}
