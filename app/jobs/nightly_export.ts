import DocumentRun from '#models/document_run'
import { LoggedJob } from '#jobs/logged_job'
import { formTypes } from '#form_types/index'
import ExportRecipient from '#models/export_recipient'
import Tournament from '#models/tournament'

export default class NightlyExport extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 0 }

  async perform() {
    const tournaments = await Tournament.active()
    for (const type of formTypes.ofDesk()) {
      const tournament = tournaments.find(({ sport }) => sport === type.sport)
      const recipients = await ExportRecipient.of(type.key)
      if (!tournament || recipients.length === 0) continue
      await DocumentRun.order('forms_export', recipients[0], {
        formType: type.key,
        selection: { types: [type.key], tournamentId: tournament.id },
        recipients: recipients.map(({ id }) => id),
      })
    }
  }
}
