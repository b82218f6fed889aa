import { Badge, Button, NativeSelect, Popover, SimpleGrid } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { type Filter, useFilters } from '~/components/merchant/list/filter_words'
import type { ListControls } from '~/components/merchant/list/use_list_query'
import type { FormTypeProp, Options } from '~/components/merchant/types'
import classes from '~/components/merchant/list/list.module.css'

type Props = { list: ListControls; formType: FormTypeProp; options: Options }

export function FilterMenu({ list, formType, options }: Props) {
  return <FilterChoices filters={useFilters(list, formType, options)} />
}

export function FilterChoices({ filters }: { filters: Filter[] }) {
  const t = useTranslations('merchant.list')
  const [opened, { toggle, close }] = useDisclosure()
  const count = filters.filter(({ value }) => value).length
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFilter size={15} stroke={1.6} aria-hidden />}
          rightSection={count > 0 && <Badge size="sm">{count}</Badge>}
          onClick={toggle}
        >
          {t('filters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filters')} className={classes.filters}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
          {filters.map(({ name, label, value, options: values, choose }) => (
            <NativeSelect
              key={name}
              name={name}
              size="xs"
              label={label}
              value={value}
              onChange={(event) => choose(event.currentTarget.value)}
              data={[{ value: '', label: t('anyAnswer') }, ...values]}
            />
          ))}
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  )
}
