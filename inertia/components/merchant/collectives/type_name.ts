import { useTranslations } from 'use-intl'
import { collectiveTypes } from '~/components/merchant/collectives/types'

/** What a type of collector is called; itself where it is a word of somebody's own. */
export function useTypeName() {
  const t = useTranslations('collectives.types')
  return (type: string) => {
    const known = collectiveTypes.find((one) => one === type)
    return known ? t(known) : type
  }
}
