import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'

// Code generation and commands boot the application too; only a serving one keeps the clock.
if (app.getMode() === 'run') {
  app.ready(async () => {
    const { default: DeliverMails } = await import('#jobs/deliver_mails')
    const { default: NightlyExport } = await import('#jobs/nightly_export')
    const { default: RunCreditResets } = await import('#jobs/run_credit_resets')
    const { default: FollowCards } = await import('#jobs/follow_cards')
    const { default: PurgeExpired } = await import('#jobs/purge_expired')
    const { default: SendAccessOrders } = await import('#jobs/send_access_orders')

    const zone = 'Europe/Madrid'
    const [hour, minute] = env.get('NIGHTLY_EXPORT_AT', '02:00').split(':').map(Number)
    await DeliverMails.schedule({}).id('deliver-mails').cron('* * * * *').timezone(zone)
    await SendAccessOrders.schedule({}).id('access-orders').cron('* * * * *').timezone(zone)
    await RunCreditResets.schedule({}).id('credit-resets').cron('* * * * *').timezone(zone)
    await NightlyExport.schedule({})
      .id('nightly-export')
      .cron(`${minute} ${hour} * * *`)
      .timezone(zone)
    await PurgeExpired.schedule({}).id('purge-expired').cron('30 3 * * *').timezone(zone)
    await FollowCards.schedule({}).id('follow-cards').cron('0 4 * * *').timezone(zone)
    logger.debug('schedules set')
  })
}
