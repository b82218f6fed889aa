import type { ComponentType } from 'react'
import type { FormTypeKey } from '#form_types/index'
import { AccreditationFieldset } from '~/fieldsets/accreditation'
import { BallboyFieldset } from '~/fieldsets/ballboy'
import { FreeFieldset } from '~/fieldsets/free'
import { GolfVolunteerFieldset } from '~/fieldsets/golf_volunteer'
import { GuestFieldset } from '~/fieldsets/guest'
import { LineFieldset } from '~/fieldsets/line'
import { PlayerFieldset } from '~/fieldsets/player'
import { PressFieldset } from '~/fieldsets/press'
import { SeriesFieldset } from '~/fieldsets/series'
import { VolunteerFieldset } from '~/fieldsets/volunteer'

export const fieldsets: Record<string, ComponentType> = {
  press: PressFieldset,
  gpress: PressFieldset,
  accreditation: AccreditationFieldset,
  gaccreditation: AccreditationFieldset,
  ballboy: BallboyFieldset,
  line: LineFieldset,
  volunteer: VolunteerFieldset,
  gvolunteer: GolfVolunteerFieldset,
  player: PlayerFieldset,
  guest: GuestFieldset,
  free: FreeFieldset,
  series: SeriesFieldset,
} satisfies Record<FormTypeKey | 'series', ComponentType>
