import type { ComponentType } from 'react'
import { AccreditationFieldset } from '~/fieldsets/accreditation'
import { FreeFieldset } from '~/fieldsets/free'
import { PressFieldset } from '~/fieldsets/press'

/** The questions of each form type in their sections, by the type's key. */
export const fieldsets: Record<string, ComponentType> = {
  press: PressFieldset,
  gpress: PressFieldset,
  accreditation: AccreditationFieldset,
  gaccreditation: AccreditationFieldset,
  free: FreeFieldset,
}
