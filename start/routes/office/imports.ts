import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { numeric, office } from '#start/routes/office/group'
import { listFile, peopleFiles } from '#start/uploads'

const {
  ImportMappings,
  ImportResults,
  ImportUndos,
  Imports,
  PeopleImportResults,
  PeopleImports,
  PeopleTemplates,
} = controllers.merchant

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
        router.get('download', [ImportResults, 'show']).as('download')
        router.get(':id', [Imports, 'show']).as('show')
        router.get(':id/original', [ImportResults, 'original']).as('original')
        router.get(':id/mapping', [Imports, 'show']).as('edit')
        router.put(':id/mapping', [ImportMappings, 'update']).as('update')
        router.post(':id', [ImportMappings, 'update']).as('confirm')
        router.post(':id/undo', [ImportUndos, 'store']).as('undo')
      })
      .prefix(path)
      .as(name)
      .where('id', numeric)

  router
    .group(() => {
      router.get('/', [PeopleImports, 'index']).as('index')
      router.post('/', [PeopleImports, 'store']).as('store').use(peopleFiles)
      router.get('template', [PeopleTemplates, 'show']).as('template')
      router.get('download', [PeopleImportResults, 'show']).as('download')
      router.get(':id', [PeopleImports, 'show']).as('show')
      router.get(':id/original', [PeopleImportResults, 'original']).as('original')
      router.put(':id/mapping', [PeopleImports, 'update']).as('update')
      router.post(':id', [PeopleImports, 'update']).as('confirm')
      router.post(':id/undo', [ImportUndos, 'people']).as('undo')
    })
    .prefix('import-people/:form')
    .as('import_people')
    .where('id', numeric)
})
