import { urlFor } from '~/client'
import type { ListSubject } from '~/components/merchant/imports/types'

export function pathsOf({ tour, form }: Pick<ListSubject, 'tour' | 'form'>) {
  if (form) {
    const people = { form: form.type }
    return {
      index: urlFor('merchant.import_people.index', people),
      create: urlFor('merchant.import_people.index', people),
      store: urlFor('merchant.import_people.index', people),
      run: (id: number) => urlFor('merchant.import_people.show', { ...people, id }),
      mapping: (id: number) => urlFor('merchant.import_people.update', { ...people, id }),
      undo: (id: number) => urlFor('merchant.import_people.undo', { ...people, id }),
      download: (file: string) =>
        urlFor('merchant.import_people.download', people, { qs: { file } }),
      original: (id: number) => urlFor('merchant.import_people.original', { ...people, id }),
    }
  }
  const name = tour === 'ATP' ? 'imports_atp' : 'imports'
  return {
    index: urlFor(`merchant.${name}.index`),
    create: urlFor(`merchant.${name}.create`),
    store: urlFor(`merchant.${name}.store`),
    run: (id: number) => urlFor(`merchant.${name}.show`, { id }),
    mapping: (id: number) => urlFor(`merchant.${name}.update`, { id }),
    undo: (id: number) => urlFor(`merchant.${name}.undo`, { id }),
    download: (file: string) => urlFor(`merchant.${name}.download`, {}, { qs: { file } }),
    original: (id: number) => urlFor(`merchant.${name}.original`, { id }),
  }
}
