import { useTranslations } from 'use-intl'
import type { staffFields } from '#form_types/staff'
import { CardColor } from '~/components/merchant/form/card_color'
import { PermissionChoice } from '~/components/merchant/form/permission_choice'
import { useAnswers } from '~/fields/answers'
import { fieldOf } from '~/fields/field'
import { FlagsInput } from '~/fields/inputs/flags'
import classes from '~/components/merchant/form/form.module.css'

const Field = fieldOf<keyof typeof staffFields>()

export function OfficeFields({ isNew }: { isNew: boolean }) {
  const t = useTranslations('merchant.form')
  const { formType } = useAnswers()
  return (
    <section className={`card ${classes.side}`} aria-labelledby="office-title">
      <h2 className="card-title" id="office-title">
        {t('office')}
      </h2>
      <p className={classes.note}>{t('officeText')}</p>
      <div className={classes.office}>
        <Field name="category" />
        <PermissionChoice isNew={isNew} />
        <Field name="customPermission" input={FlagsInput} />
        <Field name="datePermission" />
        <Field name="endPermission" />
        <Field name="daily" />
        <CardColor />
        <Field name="restaurants" />
        <Field name="credits" />
        <Field name="amount" />
        <Field name="covidPassport" />
        <Field name="covidCertificate" />
        <Field name="locale" />
        {formType.fields.observation?.staff && <Field name="observation" />}
      </div>
    </section>
  )
}
