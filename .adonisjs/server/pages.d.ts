import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'closed': ExtractProps<(typeof import('../../inertia/pages/closed.tsx'))['default']>
    'errors/forbidden': ExtractProps<(typeof import('../../inertia/pages/errors/forbidden.tsx'))['default']>
    'errors/link_expired': ExtractProps<(typeof import('../../inertia/pages/errors/link_expired.tsx'))['default']>
    'errors/not_found': ExtractProps<(typeof import('../../inertia/pages/errors/not_found.tsx'))['default']>
    'errors/server': ExtractProps<(typeof import('../../inertia/pages/errors/server.tsx'))['default']>
    'forms/accreditation': ExtractProps<(typeof import('../../inertia/pages/forms/accreditation.tsx'))['default']>
    'forms/ballboy': ExtractProps<(typeof import('../../inertia/pages/forms/ballboy.tsx'))['default']>
    'forms/golf_accreditation': ExtractProps<(typeof import('../../inertia/pages/forms/golf_accreditation.tsx'))['default']>
    'forms/golf_press': ExtractProps<(typeof import('../../inertia/pages/forms/golf_press.tsx'))['default']>
    'forms/golf_volunteer': ExtractProps<(typeof import('../../inertia/pages/forms/golf_volunteer.tsx'))['default']>
    'forms/guest': ExtractProps<(typeof import('../../inertia/pages/forms/guest.tsx'))['default']>
    'forms/line': ExtractProps<(typeof import('../../inertia/pages/forms/line.tsx'))['default']>
    'forms/player': ExtractProps<(typeof import('../../inertia/pages/forms/player.tsx'))['default']>
    'forms/press': ExtractProps<(typeof import('../../inertia/pages/forms/press.tsx'))['default']>
    'forms/returning_player': ExtractProps<(typeof import('../../inertia/pages/forms/returning_player.tsx'))['default']>
    'forms/status_link': ExtractProps<(typeof import('../../inertia/pages/forms/status_link.tsx'))['default']>
    'forms/status': ExtractProps<(typeof import('../../inertia/pages/forms/status.tsx'))['default']>
    'forms/thanks': ExtractProps<(typeof import('../../inertia/pages/forms/thanks.tsx'))['default']>
    'forms/tutor': ExtractProps<(typeof import('../../inertia/pages/forms/tutor.tsx'))['default']>
    'forms/volunteer': ExtractProps<(typeof import('../../inertia/pages/forms/volunteer.tsx'))['default']>
    'home': ExtractProps<(typeof import('../../inertia/pages/home.tsx'))['default']>
    'merchant/access': ExtractProps<(typeof import('../../inertia/pages/merchant/access.tsx'))['default']>
    'merchant/account': ExtractProps<(typeof import('../../inertia/pages/merchant/account.tsx'))['default']>
    'merchant/account/confirm': ExtractProps<(typeof import('../../inertia/pages/merchant/account/confirm.tsx'))['default']>
    'merchant/batches/index': ExtractProps<(typeof import('../../inertia/pages/merchant/batches/index.tsx'))['default']>
    'merchant/batches/show': ExtractProps<(typeof import('../../inertia/pages/merchant/batches/show.tsx'))['default']>
    'merchant/changes/index': ExtractProps<(typeof import('../../inertia/pages/merchant/changes/index.tsx'))['default']>
    'merchant/changes/show': ExtractProps<(typeof import('../../inertia/pages/merchant/changes/show.tsx'))['default']>
    'merchant/collectives/create': ExtractProps<(typeof import('../../inertia/pages/merchant/collectives/create.tsx'))['default']>
    'merchant/collectives/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/collectives/edit.tsx'))['default']>
    'merchant/collectives/index': ExtractProps<(typeof import('../../inertia/pages/merchant/collectives/index.tsx'))['default']>
    'merchant/collectives/show': ExtractProps<(typeof import('../../inertia/pages/merchant/collectives/show.tsx'))['default']>
    'merchant/config/assign_restaurants': ExtractProps<(typeof import('../../inertia/pages/merchant/config/assign_restaurants.tsx'))['default']>
    'merchant/config/blacklist/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/blacklist/create.tsx'))['default']>
    'merchant/config/blacklist/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/blacklist/edit.tsx'))['default']>
    'merchant/config/blacklist/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/blacklist/index.tsx'))['default']>
    'merchant/config/card_designs/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/card_designs/edit.tsx'))['default']>
    'merchant/config/clear_cache': ExtractProps<(typeof import('../../inertia/pages/merchant/config/clear_cache.tsx'))['default']>
    'merchant/config/defaultPlayer/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/defaultPlayer/create.tsx'))['default']>
    'merchant/config/defaultPlayer/draw': ExtractProps<(typeof import('../../inertia/pages/merchant/config/defaultPlayer/draw.tsx'))['default']>
    'merchant/config/defaultPlayer/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/defaultPlayer/edit.tsx'))['default']>
    'merchant/config/defaultPlayer/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/defaultPlayer/index.tsx'))['default']>
    'merchant/config/defaultPlayer/merge': ExtractProps<(typeof import('../../inertia/pages/merchant/config/defaultPlayer/merge.tsx'))['default']>
    'merchant/config/defaultPlayer/out': ExtractProps<(typeof import('../../inertia/pages/merchant/config/defaultPlayer/out.tsx'))['default']>
    'merchant/config/exports': ExtractProps<(typeof import('../../inertia/pages/merchant/config/exports.tsx'))['default']>
    'merchant/config/history': ExtractProps<(typeof import('../../inertia/pages/merchant/config/history.tsx'))['default']>
    'merchant/config/jobs': ExtractProps<(typeof import('../../inertia/pages/merchant/config/jobs.tsx'))['default']>
    'merchant/config/journal': ExtractProps<(typeof import('../../inertia/pages/merchant/config/journal.tsx'))['default']>
    'merchant/config/login': ExtractProps<(typeof import('../../inertia/pages/merchant/config/login.tsx'))['default']>
    'merchant/config/mail_texts/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/mail_texts/edit.tsx'))['default']>
    'merchant/config/mail_texts/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/mail_texts/index.tsx'))['default']>
    'merchant/config/mail': ExtractProps<(typeof import('../../inertia/pages/merchant/config/mail.tsx'))['default']>
    'merchant/config/mailbox': ExtractProps<(typeof import('../../inertia/pages/merchant/config/mailbox.tsx'))['default']>
    'merchant/config/mails': ExtractProps<(typeof import('../../inertia/pages/merchant/config/mails.tsx'))['default']>
    'merchant/config/mass_update': ExtractProps<(typeof import('../../inertia/pages/merchant/config/mass_update.tsx'))['default']>
    'merchant/config/reason/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/reason/create.tsx'))['default']>
    'merchant/config/reason/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/reason/edit.tsx'))['default']>
    'merchant/config/reason/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/reason/index.tsx'))['default']>
    'merchant/config/resetCredits/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/resetCredits/create.tsx'))['default']>
    'merchant/config/resetCredits/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/resetCredits/edit.tsx'))['default']>
    'merchant/config/resetCredits/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/resetCredits/index.tsx'))['default']>
    'merchant/config/restaurant/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/restaurant/create.tsx'))['default']>
    'merchant/config/restaurant/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/restaurant/edit.tsx'))['default']>
    'merchant/config/restaurant/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/restaurant/index.tsx'))['default']>
    'merchant/config/security': ExtractProps<(typeof import('../../inertia/pages/merchant/config/security.tsx'))['default']>
    'merchant/config/tournament/close': ExtractProps<(typeof import('../../inertia/pages/merchant/config/tournament/close.tsx'))['default']>
    'merchant/config/tournament/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/tournament/create.tsx'))['default']>
    'merchant/config/tournament/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/tournament/edit.tsx'))['default']>
    'merchant/config/tournament/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/tournament/index.tsx'))['default']>
    'merchant/config/user/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/user/create.tsx'))['default']>
    'merchant/config/user/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/user/edit.tsx'))['default']>
    'merchant/config/user/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/user/index.tsx'))['default']>
    'merchant/dashboard': ExtractProps<(typeof import('../../inertia/pages/merchant/dashboard.tsx'))['default']>
    'merchant/desk': ExtractProps<(typeof import('../../inertia/pages/merchant/desk.tsx'))['default']>
    'merchant/document': ExtractProps<(typeof import('../../inertia/pages/merchant/document.tsx'))['default']>
    'merchant/figures': ExtractProps<(typeof import('../../inertia/pages/merchant/figures.tsx'))['default']>
    'merchant/forgot_password': ExtractProps<(typeof import('../../inertia/pages/merchant/forgot_password.tsx'))['default']>
    'merchant/forms/consent': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/consent.tsx'))['default']>
    'merchant/forms/create': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/create.tsx'))['default']>
    'merchant/forms/crop': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/crop.tsx'))['default']>
    'merchant/forms/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/edit.tsx'))['default']>
    'merchant/forms/groups': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/groups.tsx'))['default']>
    'merchant/forms/index': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/index.tsx'))['default']>
    'merchant/forms/show': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/show.tsx'))['default']>
    'merchant/forms/types': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/types.tsx'))['default']>
    'merchant/gate/index': ExtractProps<(typeof import('../../inertia/pages/merchant/gate/index.tsx'))['default']>
    'merchant/imports/create': ExtractProps<(typeof import('../../inertia/pages/merchant/imports/create.tsx'))['default']>
    'merchant/imports/index': ExtractProps<(typeof import('../../inertia/pages/merchant/imports/index.tsx'))['default']>
    'merchant/imports/preview': ExtractProps<(typeof import('../../inertia/pages/merchant/imports/preview.tsx'))['default']>
    'merchant/imports/show': ExtractProps<(typeof import('../../inertia/pages/merchant/imports/show.tsx'))['default']>
    'merchant/late_links/index': ExtractProps<(typeof import('../../inertia/pages/merchant/late_links/index.tsx'))['default']>
    'merchant/lists/ballboys': ExtractProps<(typeof import('../../inertia/pages/merchant/lists/ballboys.tsx'))['default']>
    'merchant/lists/guests': ExtractProps<(typeof import('../../inertia/pages/merchant/lists/guests.tsx'))['default']>
    'merchant/lists/invited_by': ExtractProps<(typeof import('../../inertia/pages/merchant/lists/invited_by.tsx'))['default']>
    'merchant/lists/tutors': ExtractProps<(typeof import('../../inertia/pages/merchant/lists/tutors.tsx'))['default']>
    'merchant/login': ExtractProps<(typeof import('../../inertia/pages/merchant/login.tsx'))['default']>
    'merchant/login/confirm': ExtractProps<(typeof import('../../inertia/pages/merchant/login/confirm.tsx'))['default']>
    'merchant/people/erased': ExtractProps<(typeof import('../../inertia/pages/merchant/people/erased.tsx'))['default']>
    'merchant/people/index': ExtractProps<(typeof import('../../inertia/pages/merchant/people/index.tsx'))['default']>
    'merchant/people/show': ExtractProps<(typeof import('../../inertia/pages/merchant/people/show.tsx'))['default']>
    'merchant/people/tutor': ExtractProps<(typeof import('../../inertia/pages/merchant/people/tutor.tsx'))['default']>
    'merchant/permissions/create': ExtractProps<(typeof import('../../inertia/pages/merchant/permissions/create.tsx'))['default']>
    'merchant/permissions/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/permissions/edit.tsx'))['default']>
    'merchant/permissions/index': ExtractProps<(typeof import('../../inertia/pages/merchant/permissions/index.tsx'))['default']>
    'merchant/preview': ExtractProps<(typeof import('../../inertia/pages/merchant/preview.tsx'))['default']>
    'merchant/reset_password': ExtractProps<(typeof import('../../inertia/pages/merchant/reset_password.tsx'))['default']>
    'merchant/restaurant_logs/index': ExtractProps<(typeof import('../../inertia/pages/merchant/restaurant_logs/index.tsx'))['default']>
    'merchant/restaurants/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/restaurants/edit.tsx'))['default']>
    'merchant/restaurants/index': ExtractProps<(typeof import('../../inertia/pages/merchant/restaurants/index.tsx'))['default']>
    'merchant/scan': ExtractProps<(typeof import('../../inertia/pages/merchant/scan.tsx'))['default']>
    'merchant/systems/create': ExtractProps<(typeof import('../../inertia/pages/merchant/systems/create.tsx'))['default']>
    'merchant/systems/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/systems/edit.tsx'))['default']>
    'merchant/systems/index': ExtractProps<(typeof import('../../inertia/pages/merchant/systems/index.tsx'))['default']>
    'merchant/systems/rfid': ExtractProps<(typeof import('../../inertia/pages/merchant/systems/rfid.tsx'))['default']>
    'players_closed': ExtractProps<(typeof import('../../inertia/pages/players_closed.tsx'))['default']>
    'policies/accreditation': ExtractProps<(typeof import('../../inertia/pages/policies/accreditation.tsx'))['default']>
    'policies/privacy': ExtractProps<(typeof import('../../inertia/pages/policies/privacy.tsx'))['default']>
  }
}
