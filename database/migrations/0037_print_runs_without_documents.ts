import { BaseSchema } from '@adonisjs/lucid/schema'

const DOCUMENT = /^(?=(?:.*\d){5})(?![A-Z]+\d\d-[A-Z]+-)[\w.\-/ ]{5,20}$/i

/** If a document was searched for to choose the cards of a print run, the run forgets the document. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      for (const { id, selection } of await db.from('card_batches').select('id', 'selection')) {
        const { search } = typeof selection === 'string' ? JSON.parse(selection) : selection
        if (DOCUMENT.test(search ?? ''))
          await db
            .from('card_batches')
            .where({ id })
            .update({ selection: JSON.stringify({ list: null }) })
      }
    })
  }

  async down() {}
}
