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
    'forms/volunteer': ExtractProps<(typeof import('../../inertia/pages/forms/volunteer.tsx'))['default']>
    'home': ExtractProps<(typeof import('../../inertia/pages/home.tsx'))['default']>
    'merchant/batches/index': ExtractProps<(typeof import('../../inertia/pages/merchant/batches/index.tsx'))['default']>
    'merchant/batches/show': ExtractProps<(typeof import('../../inertia/pages/merchant/batches/show.tsx'))['default']>
    'merchant/config/blacklist/create': ExtractProps<(typeof import('../../inertia/pages/merchant/config/blacklist/create.tsx'))['default']>
    'merchant/config/blacklist/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/config/blacklist/edit.tsx'))['default']>
    'merchant/config/blacklist/index': ExtractProps<(typeof import('../../inertia/pages/merchant/config/blacklist/index.tsx'))['default']>
    'merchant/config/exports': ExtractProps<(typeof import('../../inertia/pages/merchant/config/exports.tsx'))['default']>
    'merchant/config/mailbox': ExtractProps<(typeof import('../../inertia/pages/merchant/config/mailbox.tsx'))['default']>
    'merchant/dashboard': ExtractProps<(typeof import('../../inertia/pages/merchant/dashboard.tsx'))['default']>
    'merchant/desk': ExtractProps<(typeof import('../../inertia/pages/merchant/desk.tsx'))['default']>
    'merchant/forgot_password': ExtractProps<(typeof import('../../inertia/pages/merchant/forgot_password.tsx'))['default']>
    'merchant/forms/create': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/create.tsx'))['default']>
    'merchant/forms/edit': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/edit.tsx'))['default']>
    'merchant/forms/index': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/index.tsx'))['default']>
    'merchant/forms/show': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/show.tsx'))['default']>
    'merchant/forms/types': ExtractProps<(typeof import('../../inertia/pages/merchant/forms/types.tsx'))['default']>
    'merchant/login': ExtractProps<(typeof import('../../inertia/pages/merchant/login.tsx'))['default']>
    'merchant/preview': ExtractProps<(typeof import('../../inertia/pages/merchant/preview.tsx'))['default']>
    'merchant/reset_password': ExtractProps<(typeof import('../../inertia/pages/merchant/reset_password.tsx'))['default']>
    'players_closed': ExtractProps<(typeof import('../../inertia/pages/players_closed.tsx'))['default']>
    'policies/accreditation': ExtractProps<(typeof import('../../inertia/pages/policies/accreditation.tsx'))['default']>
    'policies/privacy': ExtractProps<(typeof import('../../inertia/pages/policies/privacy.tsx'))['default']>
    'policies/texts/accreditation.en': ExtractProps<(typeof import('../../inertia/pages/policies/texts/accreditation.en.tsx'))['default']>
    'policies/texts/accreditation.es': ExtractProps<(typeof import('../../inertia/pages/policies/texts/accreditation.es.tsx'))['default']>
    'policies/texts/privacy.en': ExtractProps<(typeof import('../../inertia/pages/policies/texts/privacy.en.tsx'))['default']>
    'policies/texts/privacy.es': ExtractProps<(typeof import('../../inertia/pages/policies/texts/privacy.es.tsx'))['default']>
  }
}
