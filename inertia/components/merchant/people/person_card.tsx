import { Anchor, Group, Paper } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PersonFacts } from '~/components/merchant/people/person_facts'
import { Photo } from '~/components/merchant/photo'
import type { Shown } from '~/components/merchant/people/types'
import { formatDay } from '#shared/days'

export function PersonCard({ person }: { person: Shown }) {
  const t = useTranslations('people.show')
  return (
    <Paper withBorder p="md">
      <Group align="flex-start" wrap="nowrap">
        <Photo file={person.thumb} width={84} alt={t('photo', { name: person.name })} />
        <PersonFacts
          facts={[
            [t('otherNames'), person.otherNames.join(', ')],
            [t('born'), person.birthDate && formatDay(person.birthDate)],
            [t('documents'), person.documents.join(', ')],
            [t('emails'), person.emails.join(', ')],
            [
              t('tutor'),
              person.tutors.length > 0 && (
                <Links people={person.tutors} route="merchant.people.tutor" />
              ),
            ],
            [
              t('children'),
              person.children.length > 0 && (
                <Links people={person.children} route="merchant.people.show" />
              ),
            ],
          ]}
        >
          {t(person.identified ? 'identified' : 'unidentified')}
        </PersonFacts>
      </Group>
    </Paper>
  )
}

type LinksProps = {
  people: Shown['tutors']
  route: 'merchant.people.tutor' | 'merchant.people.show'
}

function Links({ people, route }: LinksProps) {
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Anchor component={Link} href={urlFor(route, { id })} size="sm" underline="always">
        {name}
      </Anchor>
    </Fragment>
  ))
}
