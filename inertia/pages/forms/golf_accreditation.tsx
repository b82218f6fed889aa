import { urlFor } from '~/client'
import { TypedForm } from '~/components/application/typed_form'
import type { FormPageProps } from '~/types'

export default function GolfAccreditationForm(props: FormPageProps) {
  return (
    <TypedForm page={props} pathOf={(type) => urlFor('forms.gaccreditation.store', { type })} />
  )
}
