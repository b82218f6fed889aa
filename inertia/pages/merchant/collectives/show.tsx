import { Button, Group, Paper, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconPrinter, IconSignature } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CollectiveState } from '~/components/merchant/collectives/collective_state'
import { EntryTable } from '~/components/merchant/collectives/entry_table'
import { useTypeName } from '~/components/merchant/collectives/type_name'
import type { Can, ShownCollective } from '~/components/merchant/collectives/types'
import { useExactTime } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import { TableSection } from '~/components/merchant/table_section'
import classes from '~/components/merchant/collectives/show.module.css'

type Props = { collective: ShownCollective; can: Can }

export default function MerchantCollectivesShow({ collective, can }: Props) {
  const t = useTranslations('collectives.show')
  const name = `${collective.name} ${collective.lastname}`
  return (
    <>
      <PageHead
        title={t('title', { id: String(collective.id) })}
        heading={name}
        crumbs={[{ label: t('index'), href: urlFor('merchant.collectives.index') }]}
        here={t('title', { id: String(collective.id) })}
        beside={<CollectiveState signed={collective.signed} large />}
        action={<Actions collective={collective} can={can} name={name} />}
      />
      <Stack gap="lg">
        <Facts collective={collective} />
        <TableSection
          id="cards"
          title={t('cards', { count: collective.cardsPickedUp })}
          empty={collective.cardsPickedUp === 0 && t('none')}
        >
          <EntryTable entries={collective.collective_forms} />
        </TableSection>
      </Stack>
    </>
  )
}

function Actions({ collective, can, name }: Props & { name: string }) {
  const t = useTranslations('collectives.show')
  const desk = useTranslations('collectives.desk')
  const { id, signed } = collective
  return (
    <Group gap="xs">
      {!signed && can.edit && (
        <RemoveButton
          label={desk('discard')}
          title={desk('discardTitle', { name })}
          text={desk('discardText')}
          confirm={desk('discard')}
          url={urlFor('merchant.collectives.destroy', { id })}
        />
      )}
      {can.print && (
        <Button
          component="a"
          href={urlFor('merchant.collectives.print', { id })}
          target="_blank"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {t(signed ? 'receipt' : 'paper')}
        </Button>
      )}
      {!signed && can.edit && (
        <Button
          component={Link}
          href={urlFor('merchant.collectives.edit', { id })}
          leftSection={<IconSignature size={16} aria-hidden />}
        >
          {t('edit')}
        </Button>
      )}
    </Group>
  )
}

function Facts({ collective }: { collective: ShownCollective }) {
  const t = useTranslations('collectives.show')
  const words = useTranslations('collectives.receipt')
  const exact = useExactTime()
  const typeName = useTypeName()
  const { email, phone, document, type, observations, sign, signedAt, signer, user } = collective
  const facts: [string, string | null][] = [
    [words('email'), email],
    [words('phone'), phone],
    [words('document'), document],
    [t('type'), typeName(type)],
    [words('observations'), observations],
    [t('begun'), [user, exact(collective.createdAt)].filter(Boolean).join(', ')],
    [t('handedOut'), signedAt && [signer, exact(signedAt)].filter(Boolean).join(', ')],
  ]
  return (
    <Paper withBorder p="lg" className={classes.paper}>
      <dl className={classes.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            )
        )}
      </dl>
      {sign && (
        <figure className={classes.figure}>
          <img src={sign} alt={t('signature')} className={classes.sign} />
          <figcaption>{t('signature')}</figcaption>
        </figure>
      )}
    </Paper>
  )
}
