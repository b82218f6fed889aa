import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'
import { requestFiles } from '#start/uploads'

const {
  Access,
  CardReissues,
  Cards,
  Gate,
  Previews,
  PrintRunConfirmations,
  PrintRunRollbacks,
  PrintRuns,
  RfidQueues,
  RfidTags,
  Scans,
  SkidataAccesses,
  SkidataBlocks,
  Systems,
  SystemStates,
} = controllers.merchant

office(() => {
  router.get('access', [Access, 'index']).as('access.index')
  router.get('scan', [Scans, 'create']).as('scans.create')
  router.post('scan', [Scans, 'store']).as('scans.store')
  router.get('preview', [Previews, 'show']).as('previews.show')
  router.get('preview/card.pdf', [Previews, 'pdf']).as('previews.pdf')
  router.get('system', [Systems, 'index']).as('systems.index')
  router.get('system/create', [Systems, 'create']).as('systems.create')
  router.post('system', [Systems, 'store']).as('systems.store').use(requestFiles)
  router.post('system/changestate', [SystemStates, 'store']).as('systems.states')
  router.get('system/:id/edit', [Systems, 'edit']).as('systems.edit').where('id', numeric)
  router
    .put('system/:id', [Systems, 'update'])
    .as('systems.update')
    .where('id', numeric)
    .use(requestFiles)
  // Uploads cannot be sent with PUT: browsers post them and name the method.
  router
    .post('system/:id', [Systems, 'update'])
    .as('systems.upload')
    .where('id', numeric)
    .use(requestFiles)
  router.get('system/pdfs', [Cards, 'index']).as('cards.index')
  router.get('system/rfid', [RfidQueues, 'show']).as('rfid_queues.show')
  router.post('system/rfid/find', [RfidQueues, 'store']).as('rfid_queues.store')
  router.get('system/:id/rfid', [RfidTags, 'show']).as('rfid_tags.show').where('id', numeric)
  router.post('system/:id/rfid', [RfidTags, 'store']).as('rfid_tags.store').where('id', numeric)
  router
    .post('system/:id/reissue', [CardReissues, 'store'])
    .as('card_reissues.store')
    .where('id', numeric)
  router.post('skidata/:id/add', [SkidataAccesses, 'store']).as('skidata.add').where('id', numeric)
  router
    .post('skidata/:id/block', [SkidataBlocks, 'store'])
    .as('skidata.block')
    .where('id', numeric)
  router
    .post('skidata/:id/unblock', [SkidataBlocks, 'destroy'])
    .as('skidata.unblock')
    .where('id', numeric)
  router.get('gate', [Gate, 'index']).as('gate.index')
  router.post('gate/retry', [Gate, 'retry']).as('gate.retry')
  router.get('batches', [PrintRuns, 'index']).as('batches.index')
  router.post('batches', [PrintRuns, 'store']).as('batches.store')
  router.get('batches/:id', [PrintRuns, 'show']).as('batches.show').where('id', numeric)
  router
    .get('batches/:id/cards.pdf', [PrintRuns, 'download'])
    .as('batches.download')
    .where('id', numeric)
  router
    .post('batches/:id/confirm', [PrintRunConfirmations, 'store'])
    .as('batches.confirm')
    .where('id', numeric)
  router
    .post('batches/:id/rollback', [PrintRunRollbacks, 'store'])
    .as('batches.rollback')
    .where('id', numeric)
})
