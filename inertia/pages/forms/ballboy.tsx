import { urlFor } from '~/client'
import { ApplicationForm } from '~/components/application/application_form'
import { FormPage } from '~/components/application/form_page'
import { BallboyFieldset } from '~/fieldsets/ballboy'
import type { Downloads } from '~/fieldsets/downloads'
import type { FormPageProps } from '~/types'

export default function BallboyForm(props: FormPageProps & { documents: Downloads }) {
  return (
    <FormPage {...props}>
      <ApplicationForm page={props} pathOf={() => urlFor('forms.ballboy.store')}>
        <BallboyFieldset documents={props.documents} />
      </ApplicationForm>
    </FormPage>
  )
}
