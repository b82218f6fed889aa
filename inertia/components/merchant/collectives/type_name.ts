import { useTranslations } from 'use-intl'
import { collectiveTypes } from '#shared/choices'

/** Name of a kind of collector. Unknown kinds are free text, shown as it is. */
export function useTypeName() {
  const t = useTranslations('collectives.types')
  return (type: string) => {
    const known = collectiveTypes.find((one) => one === type)
    return known ? t(known) : type
  }
}
