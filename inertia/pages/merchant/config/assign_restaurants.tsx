import { Button, EmptyState, Stack, Text } from '@mantine/core'
import { router } from '@inertiajs/react'
import { IconCheck, IconToolsKitchen2 } from '@tabler/icons-react'
import { type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PageHead } from '~/components/merchant/page_head'
import { RuleForm } from '~/components/merchant/restaurant_rule/rule_form'
import { type Rule, RuleTable } from '~/components/merchant/restaurant_rule/rule_table'
import { useBusy } from '~/components/use_busy'

type Props = ComponentProps<typeof RuleForm> & { rules: Rule[] }

export default function MerchantConfigAssignRestaurants({ rules, types, options }: Props) {
  const t = useTranslations('config.restaurantRules')
  const [busy, whileBusy] = useBusy()
  const apply = () => router.post(urlFor('merchant.restaurant_rules.apply'), {}, whileBusy)
  return (
    <>
      <PageHead
        title={t('title')}
        action={
          rules.length > 0 && (
            <Button
              loading={busy}
              leftSection={<IconCheck size={16} aria-hidden />}
              onClick={apply}
            >
              {t('apply')}
            </Button>
          )
        }
      />
      <Text c="dimmed" mb="md" maw="68ch">
        {t('text')}
      </Text>
      <Stack>
        {rules.length === 0 ? (
          <EmptyState
            py={40}
            icon={<IconToolsKitchen2 aria-hidden />}
            title={t('emptyTitle')}
            description={t('emptyText')}
          />
        ) : (
          <RuleTable rules={rules} />
        )}
        <RuleForm types={types} options={options} />
      </Stack>
    </>
  )
}
