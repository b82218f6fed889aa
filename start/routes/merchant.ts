import '#start/routes/office/requests'
import '#start/routes/office/people'
import '#start/routes/office/cards'
import '#start/routes/office/pickups'
import '#start/routes/office/restaurants'
import '#start/routes/office/imports'
import '#start/routes/office/configuration'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'
import { middleware } from '#start/kernel'

const { account, Accounts, Dashboard, FigureExports, Figures, Desks, Files, FormExports } =
  controllers.merchant
const { DocumentPages, Documents, LoginConfirmations, PasswordResets, Sessions } =
  controllers.merchant

router
  .group(() => {
    router.get('login', [Sessions, 'create']).as('sessions.create')
    router.post('login', [Sessions, 'store']).as('sessions.store')
    router.get('login/confirm', [LoginConfirmations, 'create']).as('login_confirmations.create')
    router.post('login/confirm', [LoginConfirmations, 'store']).as('login_confirmations.store')
    router.get('forgot-password', [PasswordResets, 'create']).as('password_resets.create')
    router.post('forgot-password', [PasswordResets, 'store']).as('password_resets.store')
    router.get('reset-password/:token', [PasswordResets, 'edit']).as('password_resets.edit')
    router.post('reset-password/:token', [PasswordResets, 'update']).as('password_resets.update')
  })
  .prefix('merchant')
  .as('merchant')
  .use(middleware.guest())

office(() => {
  router.post('logout', [Sessions, 'destroy']).as('sessions.destroy')
  router
    .group(() => {
      router.get('/', [Accounts, 'show']).as('show')
      router.get('confirmation', [account.Confirmations, 'create']).as('confirmation.create')
      router.post('confirmation', [account.Confirmations, 'store']).as('confirmation.store')
      router.put('password', [account.Passwords, 'update']).as('password')
      router.post('factors', [account.Factors, 'store']).as('factors.store')
      router.delete('factors', [account.PreparedFactors, 'destroy']).as('factors.forget')
      router.delete('factors/:id', [account.Factors, 'destroy']).as('factors.destroy')
      router.put('recovery-codes', [account.RecoveryCodes, 'update']).as('recovery_codes')
      router.delete('sessions', [account.OtherSessions, 'destroy']).as('sessions.others')
      router.delete('sessions/:id', [account.Sessions, 'destroy']).as('sessions.destroy')
    })
    .prefix('account')
    .as('account')
    .where('id', numeric)
  router.get('/', [Dashboard, 'show']).as('dashboard')
  router.get('figures', [Figures, 'index']).as('figures.index')
  router.get('figures/export', [FigureExports, 'show']).as('figures.export')
  router.get('desk', [Desks, 'show']).as('desk')
  router.get('files', [Files, 'show']).as('files.show')
  router.get('documents', [Documents, 'show']).as('documents.show')
  router.get('documents/page', [DocumentPages, 'show']).as('documents.page')
  router.get('exports/:id', [FormExports, 'show']).as('exports.show').where('id', numeric)
})
