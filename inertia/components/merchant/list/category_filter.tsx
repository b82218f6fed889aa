import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CategoryWord } from '~/components/merchant/category_word'
import type { QueryControls } from '~/components/merchant/list/use_request_query'
import type { Option } from '~/components/merchant/types'

export function CategoryFilter({
  list,
  categories,
}: {
  list: QueryControls
  categories: Option[]
}) {
  const t = useTranslations('merchant.list')
  const current = list.current.category
  const chosen = categories.find(({ value }) => value === current)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
          aria-label={t('filterCategory', { category: chosen?.label ?? t('allCategories') })}
        >
          {chosen ? <CategoryWord option={chosen} /> : t('category')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.RadioGroup value={current} onChange={(category) => list.change({ category })}>
          <Menu.RadioItem value="" closeMenuOnClick>
            {t('allCategories')}
          </Menu.RadioItem>
          {categories.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} closeMenuOnClick>
              <CategoryWord option={option} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
