import { useTranslations } from 'use-intl'
import classes from '~/components/merchant/shell/shell.module.css'

export function SkipLink() {
  const t = useTranslations('merchant.shell')
  return (
    <a href="#main" className={classes.skip}>
      {t('skip')}
    </a>
  )
}
