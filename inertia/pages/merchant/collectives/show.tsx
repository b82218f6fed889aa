import { Button, Group, Paper, Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconPrinter, IconSignature } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PickupState } from '~/components/merchant/pickups/pickup_state'
import { EntryTable } from '~/components/merchant/pickups/entry_table'
import { useTypeName } from '~/components/merchant/pickups/type_name'
import type { Can, ShownPickup } from '~/components/merchant/pickups/types'
import { useExactTime } from '~/components/merchant/moment'
import { PageHead } from '~/components/merchant/page_head'
import { RemoveButton } from '~/components/merchant/remove_button'
import { TableSection } from '~/components/merchant/table_section'
import classes from '~/components/merchant/pickups/show.module.css'

type Props = { collective: ShownPickup; can: Can }

export default function MerchantCollectivesShow({ collective: pickup, can }: Props) {
  const t = useTranslations('collectives.show')
  const name = `${pickup.name} ${pickup.lastname}`
  return (
    <>
      <PageHead
        title={t('title', { id: String(pickup.id) })}
        heading={name}
        crumbs={[{ label: t('index'), href: urlFor('merchant.collectives.index') }]}
        here={t('title', { id: String(pickup.id) })}
        beside={<PickupState signed={pickup.signed} large />}
        action={<Actions pickup={pickup} can={can} name={name} />}
      />
      <Stack gap="lg">
        <Facts pickup={pickup} />
        <TableSection
          id="cards"
          title={t('cards', { count: pickup.cardsPickedUp })}
          empty={pickup.cardsPickedUp === 0 && t('none')}
        >
          <EntryTable entries={pickup.collective_forms} />
        </TableSection>
      </Stack>
    </>
  )
}

function Actions({ pickup, can, name }: { pickup: ShownPickup; can: Can; name: string }) {
  const t = useTranslations('collectives.show')
  const desk = useTranslations('collectives.desk')
  const { id, signed } = pickup
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

function Facts({ pickup }: { pickup: ShownPickup }) {
  const t = useTranslations('collectives.show')
  const words = useTranslations('collectives.receipt')
  const exact = useExactTime()
  const typeName = useTypeName()
  const { email, phone, document, type, observations, sign, signedAt, signer, user } = pickup
  const facts: [string, string | null][] = [
    [words('email'), email],
    [words('phone'), phone],
    [words('document'), document],
    [t('type'), typeName(type)],
    [words('observations'), observations],
    [t('begun'), [user, exact(pickup.createdAt)].filter(Boolean).join(', ')],
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
