import { Button, Paper, Text, Title } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useOffice } from '~/components/merchant/shell/use_office'
import { GuestLinks } from '~/components/merchant/show/guest_links'
import { RelatedLink } from '~/components/merchant/show/related_link'
import { StateBadge } from '~/components/merchant/state_badge'
import type { Can, GuestLink, Related, ShownRequest } from '~/components/merchant/types'
import classes from '~/components/merchant/show/show.module.css'

type Props = { form: ShownRequest; guests: Related[]; links: GuestLink[]; can: Can }

export function Guests({ form, guests, links, can }: Props) {
  const t = useTranslations('merchant.show.guests')
  const { requestTypes } = useOffice()
  const createsGuests = can.create && requestTypes.some(({ type }) => type === 'guest')
  return (
    <Paper withBorder component="section" className={classes.section} aria-labelledby="guests">
      <Title order={2} size="sm" fw={600} id="guests" mb="xs">
        {t('title')}
      </Title>
      {guests.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
      <ul className={classes.related}>
        {guests.map((guest) => (
          <li key={guest.id} className={classes.row}>
            <span>
              <RelatedLink
                person={guest}
                href={urlFor(
                  'merchant.forms.show',
                  { form: form.type, id: form.id },
                  { qs: { guest: guest.id } }
                )}
              />
            </span>
            <StateBadge state={guest.state} withdrawn={guest.withdrawn} reserved={guest.reserved} />
          </li>
        ))}
      </ul>
      {createsGuests && form.state !== 'rejected' && (
        <Button
          component={Link}
          href={urlFor('merchant.guests.create', {}, { qs: { player: form.idForm } })}
          variant="default"
          size="xs"
          mt="xs"
          leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        >
          {t('add')}
        </Button>
      )}
      {can.edit && <GuestLinks form={form} links={links} />}
    </Paper>
  )
}
