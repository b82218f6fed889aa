import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'
import { pictureFile } from '#start/uploads'

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

  screen('config/resetCredits', 'credit_resets', config.CreditResets, () => {
    router.post(':id/run', [config.CreditResetRuns, 'store']).as('run')
  })

  for (const by of ['category', 'permission'] as const) {
    router.get(`config/by${by}`, [config.MassUpdates, 'create']).as(`mass_updates.${by}`)
    router.post(`config/by${by}`, [config.MassUpdates, 'store']).as(`mass_updates.by_${by}`)
  }

  router.get('config/mailbox', [config.Mailbox, 'index']).as('mailbox.index')
  router.get('config/mailbox/:name', [config.Mailbox, 'show']).as('mailbox.show')
  router.get('config/history', [config.History, 'index']).as('history.index')
  router.get('config/exports', [config.Exports, 'index']).as('export_recipients.index')
  router.put('config/exports', [config.Exports, 'update']).as('export_recipients.update')

  const editionRoutes = () => {
    // Uploads cannot be sent with PUT: browsers post them and name the method.
    router.post(':id', [config.Tournaments, 'update']).as('upload').use(pictureFile)
    router.post(':id/copy', [config.TournamentCopies, 'store']).as('copy')
    router.get(':id/close', [config.TournamentClosings, 'show']).as('closing.show')
    router.post(':id/close', [config.TournamentClosings, 'store']).as('closing.store')
  }
  screen('config/tournament', 'tournaments', config.Tournaments, editionRoutes, [pictureFile])

  router
    .group(() => {
      router.get('/', [config.CardDesigns, 'edit']).as('edit')
      router.post('/', [config.CardDesigns, 'store']).as('store').use(pictureFile)
      router.get('preview.pdf', [config.CardDesignPreviews, 'show']).as('preview')
    })
    .prefix('config/tournament/:id/designs')
    .as('card_designs')
    .where('id', numeric)

  screen('config/restaurant', 'restaurants', config.Restaurants)
  screen('config/defaultPlayer', 'default_players', config.DefaultPlayers, () => {
    router.get('draw', [config.PlayerDraws, 'edit']).as('draw.edit')
    router.post('draw', [config.PlayerDraws, 'update']).as('draw.update')
    router.get('out', [config.PlayerExits, 'create']).as('out.create')
    router.post('out', [config.PlayerExits, 'store']).as('out.store')
    router.post(':id/card', [config.PlayerCards, 'store']).as('card.store')
    router.get(':id/merge', [config.PlayerMerges, 'create']).as('merge.create')
    router.post(':id/merge', [config.PlayerMerges, 'store']).as('merge.store')
  })

  router
    .group(() => {
      router.get('/', [config.Mails, 'index']).as('index')
      router.post('release', [config.MailReleases, 'store']).as('release')
      router.post('resend', [config.MailResends, 'update']).as('resend_undelivered')
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
      router.post('mails/retry', [config.JobRetries, 'mails']).as('mails.retry')
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
      router
        .post('imports/:id/retry', [config.JobRetries, 'import'])
        .as('imports.retry')
        .where('id', numeric)
    })
    .prefix('config/jobs')
    .as('jobs')

  screen('config/blacklist', 'blacklist', config.Blacklist, () => {
    router.post(':id/clearances', [config.BlacklistClearances, 'store']).as('clearances.store')
    router
      .delete(':id/clearances/:clearance', [config.BlacklistClearances, 'destroy'])
      .as('clearances.destroy')
      .where('clearance', numeric)
  })

  screen('config/reason', 'reasons', config.Reasons)

  router.get('security', [config.Security, 'index']).as('security.index')
  router.get('security/export', [config.Security, 'export']).as('security.export')
  router.get('journal', [config.Journal, 'index']).as('journal.index')
  router.get('journal/export', [config.Journal, 'export']).as('journal.export')
  router.get('config/login', [config.LoginRules, 'edit']).as('login_rules.edit')
  router.put('config/login', [config.LoginRules, 'update']).as('login_rules.update')

  screen('config/user', 'users', config.Users, () => {
    router.post(':id/invite', [config.Invitations, 'store']).as('invite')
    router.delete(':id/factors', [config.UserFactors, 'destroy']).as('factors.destroy')
    router.delete(':id/sessions', [config.UserSessions, 'destroy']).as('sessions.destroy')
  })

  screen('permission', 'permissions', Permissions, () => {
    router.get(':id/card.pdf', [PermissionCards, 'show']).as('card')
  })
})

type Action = 'index' | 'create' | 'store' | 'edit' | 'update' | 'destroy'
type Controller = new () => Record<Action, (ctx: HttpContext) => unknown>

/**
 * Routes of a list whose entries can be added, edited and deleted. `more` adds routes; `files` is the
 * upload middleware of an entry.
 */
function screen(
  path: string,
  name: string,
  controller: () => Promise<{ default: Controller }>,
  more: () => void = () => {},
  files: (typeof pictureFile)[] = []
) {
  router
    .group(() => {
      router.get('/', [controller, 'index']).as('index')
      router.get('create', [controller, 'create']).as('create')
      router.post('/', [controller, 'store']).as('store').use(files)
      router.get(':id/edit', [controller, 'edit']).as('edit')
      router.put(':id', [controller, 'update']).as('update').use(files)
      router.delete(':id', [controller, 'destroy']).as('destroy')
      more()
    })
    .prefix(path)
    .as(name)
    .where('id', numeric)
}
