import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'
import { listFile, peopleFiles } from '#start/uploads'

const { ImportFiles, ImportRuns, ImportUndos, Imports, PeopleImports, PeopleTemplates } =
  controllers.merchant

function runRoutes() {
  router.get('download', [ImportFiles, 'show']).as('download')
  router.get(':id', [ImportRuns, 'show']).as('show')
  router.get(':id/original', [ImportFiles, 'original']).as('original')
  router.put(':id/mapping', [ImportRuns, 'update']).as('update')
  router.post(':id', [ImportRuns, 'update']).as('confirm')
  router.post(':id/undo', [ImportUndos, 'store']).as('undo')
}

office(() => {
  for (const [path, name] of [
    ['import', 'imports'],
    ['import-atp', 'imports_atp'],
  ] as const)
    router
      .group(() => {
        router.get('/', [Imports, 'index']).as('index')
        router.get('create', [Imports, 'create']).as('create')
        router.post('/', [Imports, 'store']).as('store').use(listFile)
        router.get(':id/mapping', [ImportRuns, 'show']).as('edit')
        runRoutes()
      })
      .prefix(path)
      .as(name)
      .where('id', numeric)

  router
    .group(() => {
      router.get('/', [PeopleImports, 'index']).as('index')
      router.post('/', [PeopleImports, 'store']).as('store').use(peopleFiles)
      router.get('template', [PeopleTemplates, 'show']).as('template')
      runRoutes()
    })
    .prefix('import-people/:form')
    .as('import_people')
    .where('id', numeric)
})
