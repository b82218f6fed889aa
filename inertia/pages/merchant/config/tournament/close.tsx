import { Alert, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useExactTime } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { ClosingCounts } from '~/components/merchant/tournament/closing_counts'
import { ClosingForm } from '~/components/merchant/tournament/closing_form'
import { ClosingFigures } from '~/components/merchant/tournament/closing_figures'
import type { Closing } from '~/components/merchant/tournament/types'
import { formatDay } from '#shared/days'

export default function MerchantConfigTournamentClose(props: Closing) {
  const {
    edition,
    closing,
    forgets,
    answers,
    restricted,
    keeps,
    least,
    users,
    unanswered,
    isOver,
    asksPassword,
  } = props
  const t = useTranslations('config.tournament')
  const { id, name, endsOn } = edition
  return (
    <>
      <PageHead
        title={t('closing.title')}
        heading={t('closing.heading', { name })}
        here={t('closing.title')}
        crumbs={[
          { label: t('title'), href: urlFor('merchant.tournaments.index') },
          { label: name, href: urlFor('merchant.tournaments.edit', { id }) },
        ]}
      />
      <Stack gap="lg" maw={640}>
        {closing ? (
          <ClosedNotice name={name} {...closing} />
        ) : (
          <>
            <Text maw="68ch">{t('closing.text')}</Text>
            <Text c="dimmed" maw="68ch">
              {t('closing.member')}
            </Text>
            {users > 0 && <Text maw="68ch">{t('closing.users', { users })}</Text>}
            {unanswered > 0 && (
              <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
                {t('closing.unanswered', { count: unanswered })}
              </Alert>
            )}
            {!isOver && (
              <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
                {t('closing.notOver', { name, day: formatDay(endsOn) })}
              </Alert>
            )}
          </>
        )}
        {restricted > 0 && <Text maw="68ch">{t('closing.restricted', { count: restricted })}</Text>}
        <ClosingCounts
          id="forgets-title"
          title={t(closing ? 'closing.wereForgotten' : 'closing.forgets')}
          heads={[t('closing.class'), t('closing.count')]}
          empty={t('closing.nobody')}
          rows={forgets.map(({ key, count }) => ({
            key,
            label: t(`closing.classes.${key}`),
            count,
          }))}
        />
        {answers.length > 0 && (
          <ClosingCounts
            id="answers-title"
            title={t(closing ? 'closing.wereAnswers' : 'closing.answers')}
            heads={[t('closing.purpose'), t('closing.withAnswers')]}
            empty={t('closing.nobody')}
            rows={answers
              .filter(({ count }) => count > 0)
              .map(({ key, count }) => ({ key, label: t(`closing.purposes.${key}`), count }))}
          />
        )}
        <ClosingFigures {...keeps} least={least} />
        {!closing && isOver && <ClosingForm edition={edition} asksPassword={asksPassword} />}
      </Stack>
    </>
  )
}

type ClosedProps = { name: string } & NonNullable<Closing['closing']>

function ClosedNotice({ name, at, by, finishedAt }: ClosedProps) {
  const t = useTranslations('config.tournament.closing')
  const exact = useExactTime()
  const words = { name, at: exact(at), by: by ?? 'none' }
  return (
    <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
      {finishedAt ? t('done', { ...words, finished: exact(finishedAt) }) : t('running', words)}
    </Alert>
  )
}
