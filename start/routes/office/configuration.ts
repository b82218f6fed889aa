import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'

const { config, PermissionCards, Permissions } = controllers.merchant

office(() => {
  router.get('config/clearCache', [config.Caches, 'create']).as('caches.create')
  router.post('config/clearCache', [config.Caches, 'store']).as('caches.store')

  router
    .group(() => {
      router.get('/', [config.RestaurantAssignments, 'index']).as('index')
      router.post('/', [config.RestaurantAssignments, 'store']).as('apply')
      router.post('rules', [config.RestaurantRules, 'store']).as('store')
      router.delete('rules/:id', [config.RestaurantRules, 'destroy']).as('destroy')
    })
    .prefix('config/assignRestaurants')
    .as('restaurant_rules')
    .where('id', numeric)

  router
    .group(() => {
      router.get('/', [config.CreditResets, 'index']).as('index')
      router.get('create', [config.CreditResets, 'create']).as('create')
      router.post('/', [config.CreditResets, 'store']).as('store')
      router.get(':id/edit', [config.CreditResets, 'edit']).as('edit')
      router.put(':id', [config.CreditResets, 'update']).as('update')
      router.delete(':id', [config.CreditResets, 'destroy']).as('destroy')
      router.post(':id/run', [config.CreditResetRuns, 'store']).as('run')
    })
    .prefix('config/resetCredits')
    .as('credit_resets')
    .where('id', numeric)

  for (const by of ['category', 'permission'] as const) {
    router.get(`config/by${by}`, [config.MassUpdates, 'create']).as(`mass_updates.${by}`)
    router.post(`config/by${by}`, [config.MassUpdates, 'store']).as(`mass_updates.by_${by}`)
  }

  router.get('config/mailbox', [config.Mailbox, 'index']).as('mailbox.index')
  router.get('config/mailbox/:name', [config.Mailbox, 'show']).as('mailbox.show')
  router.get('config/history', [config.History, 'index']).as('history.index')
  router.get('config/exports', [config.Exports, 'index']).as('export_recipients.index')
  router.put('config/exports', [config.Exports, 'update']).as('export_recipients.update')

  router
    .group(() => {
      router.get('/', [config.Tournaments, 'index']).as('index')
      router.get('create', [config.Tournaments, 'create']).as('create')
      router.post('/', [config.Tournaments, 'store']).as('store')
      router.get(':id/edit', [config.Tournaments, 'edit']).as('edit')
      router.put(':id', [config.Tournaments, 'update']).as('update')
      // Uploads cannot be sent with PUT: browsers post them and name the method.
      router.post(':id', [config.Tournaments, 'update']).as('upload')
      router.post(':id/copy', [config.TournamentCopies, 'store']).as('copy')
      router.delete(':id', [config.Tournaments, 'destroy']).as('destroy')
    })
    .prefix('config/tournament')
    .as('tournaments')
    .where('id', numeric)

  router
    .group(() => {
      router.get('/', [config.Restaurants, 'index']).as('index')
      router.get('create', [config.Restaurants, 'create']).as('create')
      router.post('/', [config.Restaurants, 'store']).as('store')
      router.get(':id/edit', [config.Restaurants, 'edit']).as('edit')
      router.put(':id', [config.Restaurants, 'update']).as('update')
      router.delete(':id', [config.Restaurants, 'destroy']).as('destroy')
    })
    .prefix('config/restaurant')
    .as('restaurants')
    .where('id', numeric)

  router
    .group(() => {
      router.get('/', [config.DefaultPlayers, 'index']).as('index')
      router.get('create', [config.DefaultPlayers, 'create']).as('create')
      router.post('/', [config.DefaultPlayers, 'store']).as('store')
      router.get(':id/edit', [config.DefaultPlayers, 'edit']).as('edit')
      router.put(':id', [config.DefaultPlayers, 'update']).as('update')
      router.delete(':id', [config.DefaultPlayers, 'destroy']).as('destroy')
    })
    .prefix('config/defaultPlayer')
    .as('default_players')
    .where('id', numeric)

  router
    .group(() => {
      router.get('/', [config.Mails, 'index']).as('index')
      router.post('release', [config.MailReleases, 'store']).as('release')
      router.get(':id', [config.Mails, 'show']).as('show').where('id', numeric)
      router.post(':id/resend', [config.MailResends, 'store']).as('resend').where('id', numeric)
    })
    .prefix('config/mails')
    .as('mails')

  router
    .group(() => {
      router.get('/', [config.MailTexts, 'index']).as('index')
      router.get(':form/:template', [config.MailTexts, 'edit']).as('edit')
      router.put(':form/:template', [config.MailTexts, 'update']).as('update')
      router.post(':form/:template/preview', [config.MailTextPreviews, 'store']).as('preview')
    })
    .prefix('config/mailtexts')
    .as('mail_texts')

  router
    .group(() => {
      router.get('/', [config.Jobs, 'index']).as('index')
      router.post(':id/retry', [config.JobRetries, 'store']).as('retry')
      router.delete(':id', [config.Jobs, 'destroy']).as('destroy')
      router
        .post('documents/:id/retry', [config.JobRetries, 'document'])
        .as('documents.retry')
        .where('id', numeric)
      router
        .post('changes/:id/retry', [config.JobRetries, 'change'])
        .as('changes.retry')
        .where('id', numeric)
    })
    .prefix('config/jobs')
    .as('jobs')

  router
    .group(() => {
      router.get('/', [config.Blacklist, 'index']).as('index')
      router.get('create', [config.Blacklist, 'create']).as('create')
      router.post('/', [config.Blacklist, 'store']).as('store')
      router.get(':id/edit', [config.Blacklist, 'edit']).as('edit')
      router.put(':id', [config.Blacklist, 'update']).as('update')
      router.delete(':id', [config.Blacklist, 'destroy']).as('destroy')
      router.post(':id/clearances', [config.BlacklistClearances, 'store']).as('clearances.store')
      router
        .delete(':id/clearances/:clearance', [config.BlacklistClearances, 'destroy'])
        .as('clearances.destroy')
        .where('clearance', numeric)
    })
    .prefix('config/blacklist')
    .as('blacklist')
    .where('id', numeric)

  router
    .group(() => {
      router.get('/', [config.Reasons, 'index']).as('index')
      router.get('create', [config.Reasons, 'create']).as('create')
      router.post('/', [config.Reasons, 'store']).as('store')
      router.get(':id/edit', [config.Reasons, 'edit']).as('edit')
      router.put(':id', [config.Reasons, 'update']).as('update')
      router.delete(':id', [config.Reasons, 'destroy']).as('destroy')
    })
    .prefix('config/reason')
    .as('reasons')
    .where('id', numeric)

  router
    .group(() => {
      router.get('/', [config.Users, 'index']).as('index')
      router.get('create', [config.Users, 'create']).as('create')
      router.post('/', [config.Users, 'store']).as('store')
      router.get(':id/edit', [config.Users, 'edit']).as('edit')
      router.put(':id', [config.Users, 'update']).as('update')
      router.delete(':id', [config.Users, 'destroy']).as('destroy')
      router.post(':id/invite', [config.Invitations, 'store']).as('invite')
      router.delete(':id/sessions', [config.UserSessions, 'destroy']).as('sessions.destroy')
    })
    .prefix('config/user')
    .as('users')
    .where('id', numeric)

  router
    .group(() => {
      router.get('/', [Permissions, 'index']).as('index')
      router.get('create', [Permissions, 'create']).as('create')
      router.post('/', [Permissions, 'store']).as('store')
      router.get(':id/edit', [Permissions, 'edit']).as('edit')
      router.get(':id/card.pdf', [PermissionCards, 'show']).as('card')
      router.put(':id', [Permissions, 'update']).as('update')
      router.delete(':id', [Permissions, 'destroy']).as('destroy')
    })
    .prefix('permission')
    .as('permissions')
    .where('id', numeric)
})
