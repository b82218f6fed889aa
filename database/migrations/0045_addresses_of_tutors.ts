import { BaseSchema } from '@adonisjs/lucid/schema'

/** A child's address that was a former tutor's is the present tutor's. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (client) => {
      const changes = await client
        .from('form_logs')
        .join('forms', 'forms.id', 'form_logs.form_id')
        .where({ 'forms.type': 'ballboy', 'form_logs.type': 'updated' })
        .whereNotNull('form_logs.from')
        .whereNull('forms.restricted_at')
        .select('forms.id', 'forms.email', 'forms.search_text', 'forms.detail', 'form_logs.from')
      for (const { id, email, search_text: text, detail, from } of changes) {
        const former = valueOf(from).tutorEmail
        const present = valueOf(detail).tutorEmail
        if (former && former === email && present && present !== email)
          await client
            .from('forms')
            .where({ id })
            .update({ email: present, search_text: text?.replaceAll(former, present) })
      }
    })
  }

  async down() {}
}

const valueOf = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json)
