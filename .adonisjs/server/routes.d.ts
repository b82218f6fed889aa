import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'home': { paramsTuple?: []; params?: {} }
    'security_text': { paramsTuple?: []; params?: {} }
    'locale.update': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'policies.privacy': { paramsTuple?: []; params?: {} }
    'policies.accreditation': { paramsTuple?: []; params?: {} }
    'downloads.show': { paramsTuple: [ParamValue]; params: {'document': ParamValue} }
    'status_links.create': { paramsTuple?: []; params?: {} }
    'status_links.store': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.upload': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.rights': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.data': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'logos.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'returning.create': { paramsTuple?: []; params?: {} }
    'returning.store': { paramsTuple?: []; params?: {} }
    'returning.search': { paramsTuple?: []; params?: {} }
    'returning.thanks': { paramsTuple?: []; params?: {} }
    'guests.create': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.store': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.thanks': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'tutors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tutors.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'forms.press.create': { paramsTuple?: []; params?: {} }
    'forms.press.store': { paramsTuple?: []; params?: {} }
    'forms.press.thanks': { paramsTuple?: []; params?: {} }
    'forms.accreditation.create': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.accreditation.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.accreditation.thanks': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.ballboy.create': { paramsTuple?: []; params?: {} }
    'forms.ballboy.store': { paramsTuple?: []; params?: {} }
    'forms.ballboy.thanks': { paramsTuple?: []; params?: {} }
    'forms.line.create': { paramsTuple?: []; params?: {} }
    'forms.line.store': { paramsTuple?: []; params?: {} }
    'forms.line.thanks': { paramsTuple?: []; params?: {} }
    'forms.player.create': { paramsTuple?: []; params?: {} }
    'forms.player.store': { paramsTuple?: []; params?: {} }
    'forms.player.thanks': { paramsTuple?: []; params?: {} }
    'forms.volunteer.create': { paramsTuple?: []; params?: {} }
    'forms.volunteer.store': { paramsTuple?: []; params?: {} }
    'forms.volunteer.thanks': { paramsTuple?: []; params?: {} }
    'forms.gpress.create': { paramsTuple?: []; params?: {} }
    'forms.gpress.store': { paramsTuple?: []; params?: {} }
    'forms.gpress.thanks': { paramsTuple?: []; params?: {} }
    'forms.gaccreditation.create': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gaccreditation.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gaccreditation.thanks': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gvolunteer.create': { paramsTuple?: []; params?: {} }
    'forms.gvolunteer.store': { paramsTuple?: []; params?: {} }
    'forms.gvolunteer.thanks': { paramsTuple?: []; params?: {} }
    'merchant.changes.index': { paramsTuple?: []; params?: {} }
    'merchant.changes.show': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'merchant.changes.undo': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'merchant.changes.release': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'merchant.late_links.index': { paramsTuple?: []; params?: {} }
    'merchant.late_links.store': { paramsTuple?: []; params?: {} }
    'merchant.late_links.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.guests.create': { paramsTuple?: []; params?: {} }
    'merchant.guests.store': { paramsTuple?: []; params?: {} }
    'merchant.guests.store_for': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.guests.assign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.consents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.search': { paramsTuple?: []; params?: {} }
    'merchant.lists.ballboys': { paramsTuple?: []; params?: {} }
    'merchant.lists.tutors': { paramsTuple?: []; params?: {} }
    'merchant.lists.guests': { paramsTuple?: []; params?: {} }
    'merchant.lists.invited_by': { paramsTuple?: []; params?: {} }
    'merchant.form_types.index': { paramsTuple?: []; params?: {} }
    'merchant.forms.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.create': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.states.batch': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.changes': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.tutor_mails.batch': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.groups': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.export': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.upload': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.state': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.crop.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.crop.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.notes.store': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.notes.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue,'note': ParamValue} }
    'merchant.forms.assign': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.ask_changes': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.tutor_mail': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.reveal': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.balance': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.move': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.guest_links.store': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.guest_links.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue,'link': ParamValue} }
    'merchant.forms.store_typed': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'type': ParamValue} }
    'merchant.people.index': { paramsTuple?: []; params?: {} }
    'merchant.people.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.tutor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.tutor_export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.erase': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.restrict': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.lift': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.erasures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.erasures.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.access.index': { paramsTuple?: []; params?: {} }
    'merchant.scans.create': { paramsTuple?: []; params?: {} }
    'merchant.scans.store': { paramsTuple?: []; params?: {} }
    'merchant.previews.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.pdf': { paramsTuple?: []; params?: {} }
    'merchant.systems.index': { paramsTuple?: []; params?: {} }
    'merchant.systems.create': { paramsTuple?: []; params?: {} }
    'merchant.systems.store': { paramsTuple?: []; params?: {} }
    'merchant.systems.states': { paramsTuple?: []; params?: {} }
    'merchant.systems.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.systems.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.systems.upload': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.cards.index': { paramsTuple?: []; params?: {} }
    'merchant.rfid_queues.show': { paramsTuple?: []; params?: {} }
    'merchant.rfid_queues.store': { paramsTuple?: []; params?: {} }
    'merchant.rfid_tags.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.rfid_tags.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_reissues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.skidata.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.skidata.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.skidata.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.gate.index': { paramsTuple?: []; params?: {} }
    'merchant.gate.retry': { paramsTuple?: []; params?: {} }
    'merchant.batches.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.store': { paramsTuple?: []; params?: {} }
    'merchant.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.rollback': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.index': { paramsTuple?: []; params?: {} }
    'merchant.collectives.create': { paramsTuple?: []; params?: {} }
    'merchant.collectives.store': { paramsTuple?: []; params?: {} }
    'merchant.collectives.validate': { paramsTuple: [ParamValue]; params: {'uuid': ParamValue} }
    'merchant.collectives.suggestions': { paramsTuple?: []; params?: {} }
    'merchant.collectives.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.remove': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'entry': ParamValue} }
    'merchant.collectives.suggest': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.sign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.signature': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_scans.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_scans.store': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_charges.edit': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_charges.update': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_charges.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_charges.undo': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_logs.index': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_logs.export': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_logs.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_logs.settlement': { paramsTuple?: []; params?: {} }
    'merchant.imports.index': { paramsTuple?: []; params?: {} }
    'merchant.imports.create': { paramsTuple?: []; params?: {} }
    'merchant.imports.store': { paramsTuple?: []; params?: {} }
    'merchant.imports.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.download': { paramsTuple?: []; params?: {} }
    'merchant.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.original': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.index': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.create': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.store': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.download': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.original': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.import_people.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.template': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.download': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.import_people.original': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.import_people.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.import_people.confirm': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.import_people.undo': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.caches.create': { paramsTuple?: []; params?: {} }
    'merchant.caches.store': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.index': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.apply': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.store': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.credit_resets.index': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.store': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.credit_resets.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.credit_resets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.credit_resets.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mass_updates.category': { paramsTuple?: []; params?: {} }
    'merchant.mass_updates.by_category': { paramsTuple?: []; params?: {} }
    'merchant.mass_updates.permission': { paramsTuple?: []; params?: {} }
    'merchant.mass_updates.by_permission': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.index': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'merchant.history.index': { paramsTuple?: []; params?: {} }
    'merchant.export_recipients.index': { paramsTuple?: []; params?: {} }
    'merchant.export_recipients.update': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.index': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.create': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.store': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.upload': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.closing.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.closing.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.index': { paramsTuple?: []; params?: {} }
    'merchant.restaurants.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurants.store': { paramsTuple?: []; params?: {} }
    'merchant.restaurants.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.index': { paramsTuple?: []; params?: {} }
    'merchant.default_players.create': { paramsTuple?: []; params?: {} }
    'merchant.default_players.store': { paramsTuple?: []; params?: {} }
    'merchant.default_players.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.draw.edit': { paramsTuple?: []; params?: {} }
    'merchant.default_players.draw.update': { paramsTuple?: []; params?: {} }
    'merchant.default_players.out.create': { paramsTuple?: []; params?: {} }
    'merchant.default_players.out.store': { paramsTuple?: []; params?: {} }
    'merchant.default_players.card.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.merge.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.merge.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mails.index': { paramsTuple?: []; params?: {} }
    'merchant.mails.release': { paramsTuple?: []; params?: {} }
    'merchant.mails.resend_undelivered': { paramsTuple?: []; params?: {} }
    'merchant.mails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mails.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mail_texts.index': { paramsTuple?: []; params?: {} }
    'merchant.mail_texts.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'template': ParamValue} }
    'merchant.mail_texts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'template': ParamValue} }
    'merchant.mail_texts.preview': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'template': ParamValue} }
    'merchant.jobs.index': { paramsTuple?: []; params?: {} }
    'merchant.jobs.mails.retry': { paramsTuple?: []; params?: {} }
    'merchant.jobs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.documents.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.changes.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.imports.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.create': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.store': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.clearances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.clearances.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'clearance': ParamValue} }
    'merchant.reasons.index': { paramsTuple?: []; params?: {} }
    'merchant.reasons.create': { paramsTuple?: []; params?: {} }
    'merchant.reasons.store': { paramsTuple?: []; params?: {} }
    'merchant.reasons.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.reasons.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.reasons.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.security.index': { paramsTuple?: []; params?: {} }
    'merchant.security.export': { paramsTuple?: []; params?: {} }
    'merchant.journal.index': { paramsTuple?: []; params?: {} }
    'merchant.journal.export': { paramsTuple?: []; params?: {} }
    'merchant.login_rules.edit': { paramsTuple?: []; params?: {} }
    'merchant.login_rules.update': { paramsTuple?: []; params?: {} }
    'merchant.users.index': { paramsTuple?: []; params?: {} }
    'merchant.users.create': { paramsTuple?: []; params?: {} }
    'merchant.users.store': { paramsTuple?: []; params?: {} }
    'merchant.users.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.index': { paramsTuple?: []; params?: {} }
    'merchant.permissions.create': { paramsTuple?: []; params?: {} }
    'merchant.permissions.store': { paramsTuple?: []; params?: {} }
    'merchant.permissions.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.sessions.create': { paramsTuple?: []; params?: {} }
    'merchant.sessions.store': { paramsTuple?: []; params?: {} }
    'merchant.login_confirmations.create': { paramsTuple?: []; params?: {} }
    'merchant.login_confirmations.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.password_resets.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.sessions.destroy': { paramsTuple?: []; params?: {} }
    'merchant.account.show': { paramsTuple?: []; params?: {} }
    'merchant.account.confirmation.create': { paramsTuple?: []; params?: {} }
    'merchant.account.confirmation.store': { paramsTuple?: []; params?: {} }
    'merchant.account.password': { paramsTuple?: []; params?: {} }
    'merchant.account.factors.store': { paramsTuple?: []; params?: {} }
    'merchant.account.factors.forget': { paramsTuple?: []; params?: {} }
    'merchant.account.factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.account.recovery_codes': { paramsTuple?: []; params?: {} }
    'merchant.account.sessions.others': { paramsTuple?: []; params?: {} }
    'merchant.account.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.dashboard': { paramsTuple?: []; params?: {} }
    'merchant.figures.index': { paramsTuple?: []; params?: {} }
    'merchant.figures.export': { paramsTuple?: []; params?: {} }
    'merchant.desk': { paramsTuple?: []; params?: {} }
    'merchant.files.show': { paramsTuple?: []; params?: {} }
    'merchant.documents.show': { paramsTuple?: []; params?: {} }
    'merchant.documents.page': { paramsTuple?: []; params?: {} }
    'merchant.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'home': { paramsTuple?: []; params?: {} }
    'security_text': { paramsTuple?: []; params?: {} }
    'locale.update': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'policies.privacy': { paramsTuple?: []; params?: {} }
    'policies.accreditation': { paramsTuple?: []; params?: {} }
    'downloads.show': { paramsTuple: [ParamValue]; params: {'document': ParamValue} }
    'status_links.create': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.data': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'logos.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'returning.create': { paramsTuple?: []; params?: {} }
    'returning.search': { paramsTuple?: []; params?: {} }
    'returning.thanks': { paramsTuple?: []; params?: {} }
    'guests.create': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.thanks': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'tutors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'forms.press.create': { paramsTuple?: []; params?: {} }
    'forms.press.thanks': { paramsTuple?: []; params?: {} }
    'forms.accreditation.create': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.accreditation.thanks': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.ballboy.create': { paramsTuple?: []; params?: {} }
    'forms.ballboy.thanks': { paramsTuple?: []; params?: {} }
    'forms.line.create': { paramsTuple?: []; params?: {} }
    'forms.line.thanks': { paramsTuple?: []; params?: {} }
    'forms.player.create': { paramsTuple?: []; params?: {} }
    'forms.player.thanks': { paramsTuple?: []; params?: {} }
    'forms.volunteer.create': { paramsTuple?: []; params?: {} }
    'forms.volunteer.thanks': { paramsTuple?: []; params?: {} }
    'forms.gpress.create': { paramsTuple?: []; params?: {} }
    'forms.gpress.thanks': { paramsTuple?: []; params?: {} }
    'forms.gaccreditation.create': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gaccreditation.thanks': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gvolunteer.create': { paramsTuple?: []; params?: {} }
    'forms.gvolunteer.thanks': { paramsTuple?: []; params?: {} }
    'merchant.changes.index': { paramsTuple?: []; params?: {} }
    'merchant.changes.show': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'merchant.late_links.index': { paramsTuple?: []; params?: {} }
    'merchant.guests.create': { paramsTuple?: []; params?: {} }
    'merchant.consents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.search': { paramsTuple?: []; params?: {} }
    'merchant.lists.ballboys': { paramsTuple?: []; params?: {} }
    'merchant.lists.tutors': { paramsTuple?: []; params?: {} }
    'merchant.lists.guests': { paramsTuple?: []; params?: {} }
    'merchant.lists.invited_by': { paramsTuple?: []; params?: {} }
    'merchant.form_types.index': { paramsTuple?: []; params?: {} }
    'merchant.forms.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.create': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.groups': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.crop.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.people.index': { paramsTuple?: []; params?: {} }
    'merchant.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.tutor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.tutor_export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.erasures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.erasures.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.access.index': { paramsTuple?: []; params?: {} }
    'merchant.scans.create': { paramsTuple?: []; params?: {} }
    'merchant.previews.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.pdf': { paramsTuple?: []; params?: {} }
    'merchant.systems.index': { paramsTuple?: []; params?: {} }
    'merchant.systems.create': { paramsTuple?: []; params?: {} }
    'merchant.systems.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.cards.index': { paramsTuple?: []; params?: {} }
    'merchant.rfid_queues.show': { paramsTuple?: []; params?: {} }
    'merchant.rfid_tags.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.gate.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.index': { paramsTuple?: []; params?: {} }
    'merchant.collectives.create': { paramsTuple?: []; params?: {} }
    'merchant.collectives.suggestions': { paramsTuple?: []; params?: {} }
    'merchant.collectives.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.signature': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_scans.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_charges.edit': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_logs.index': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_logs.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_logs.settlement': { paramsTuple?: []; params?: {} }
    'merchant.imports.index': { paramsTuple?: []; params?: {} }
    'merchant.imports.create': { paramsTuple?: []; params?: {} }
    'merchant.imports.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.download': { paramsTuple?: []; params?: {} }
    'merchant.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.original': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.index': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.create': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.download': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.original': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.import_people.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.template': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.download': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.import_people.original': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.caches.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.index': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.index': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mass_updates.category': { paramsTuple?: []; params?: {} }
    'merchant.mass_updates.permission': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.index': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'merchant.history.index': { paramsTuple?: []; params?: {} }
    'merchant.export_recipients.index': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.index': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.create': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.closing.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.index': { paramsTuple?: []; params?: {} }
    'merchant.restaurants.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurants.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.index': { paramsTuple?: []; params?: {} }
    'merchant.default_players.create': { paramsTuple?: []; params?: {} }
    'merchant.default_players.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.draw.edit': { paramsTuple?: []; params?: {} }
    'merchant.default_players.out.create': { paramsTuple?: []; params?: {} }
    'merchant.default_players.merge.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mails.index': { paramsTuple?: []; params?: {} }
    'merchant.mails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mail_texts.index': { paramsTuple?: []; params?: {} }
    'merchant.mail_texts.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'template': ParamValue} }
    'merchant.jobs.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.create': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.reasons.index': { paramsTuple?: []; params?: {} }
    'merchant.reasons.create': { paramsTuple?: []; params?: {} }
    'merchant.reasons.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.security.index': { paramsTuple?: []; params?: {} }
    'merchant.security.export': { paramsTuple?: []; params?: {} }
    'merchant.journal.index': { paramsTuple?: []; params?: {} }
    'merchant.journal.export': { paramsTuple?: []; params?: {} }
    'merchant.login_rules.edit': { paramsTuple?: []; params?: {} }
    'merchant.users.index': { paramsTuple?: []; params?: {} }
    'merchant.users.create': { paramsTuple?: []; params?: {} }
    'merchant.users.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.index': { paramsTuple?: []; params?: {} }
    'merchant.permissions.create': { paramsTuple?: []; params?: {} }
    'merchant.permissions.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.sessions.create': { paramsTuple?: []; params?: {} }
    'merchant.login_confirmations.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.account.show': { paramsTuple?: []; params?: {} }
    'merchant.account.confirmation.create': { paramsTuple?: []; params?: {} }
    'merchant.dashboard': { paramsTuple?: []; params?: {} }
    'merchant.figures.index': { paramsTuple?: []; params?: {} }
    'merchant.figures.export': { paramsTuple?: []; params?: {} }
    'merchant.desk': { paramsTuple?: []; params?: {} }
    'merchant.files.show': { paramsTuple?: []; params?: {} }
    'merchant.documents.show': { paramsTuple?: []; params?: {} }
    'merchant.documents.page': { paramsTuple?: []; params?: {} }
    'merchant.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  HEAD: {
    'home': { paramsTuple?: []; params?: {} }
    'security_text': { paramsTuple?: []; params?: {} }
    'locale.update': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'policies.privacy': { paramsTuple?: []; params?: {} }
    'policies.accreditation': { paramsTuple?: []; params?: {} }
    'downloads.show': { paramsTuple: [ParamValue]; params: {'document': ParamValue} }
    'status_links.create': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.data': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'logos.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'returning.create': { paramsTuple?: []; params?: {} }
    'returning.search': { paramsTuple?: []; params?: {} }
    'returning.thanks': { paramsTuple?: []; params?: {} }
    'guests.create': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.thanks': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'tutors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'forms.press.create': { paramsTuple?: []; params?: {} }
    'forms.press.thanks': { paramsTuple?: []; params?: {} }
    'forms.accreditation.create': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.accreditation.thanks': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.ballboy.create': { paramsTuple?: []; params?: {} }
    'forms.ballboy.thanks': { paramsTuple?: []; params?: {} }
    'forms.line.create': { paramsTuple?: []; params?: {} }
    'forms.line.thanks': { paramsTuple?: []; params?: {} }
    'forms.player.create': { paramsTuple?: []; params?: {} }
    'forms.player.thanks': { paramsTuple?: []; params?: {} }
    'forms.volunteer.create': { paramsTuple?: []; params?: {} }
    'forms.volunteer.thanks': { paramsTuple?: []; params?: {} }
    'forms.gpress.create': { paramsTuple?: []; params?: {} }
    'forms.gpress.thanks': { paramsTuple?: []; params?: {} }
    'forms.gaccreditation.create': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gaccreditation.thanks': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gvolunteer.create': { paramsTuple?: []; params?: {} }
    'forms.gvolunteer.thanks': { paramsTuple?: []; params?: {} }
    'merchant.changes.index': { paramsTuple?: []; params?: {} }
    'merchant.changes.show': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'merchant.late_links.index': { paramsTuple?: []; params?: {} }
    'merchant.guests.create': { paramsTuple?: []; params?: {} }
    'merchant.consents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.search': { paramsTuple?: []; params?: {} }
    'merchant.lists.ballboys': { paramsTuple?: []; params?: {} }
    'merchant.lists.tutors': { paramsTuple?: []; params?: {} }
    'merchant.lists.guests': { paramsTuple?: []; params?: {} }
    'merchant.lists.invited_by': { paramsTuple?: []; params?: {} }
    'merchant.form_types.index': { paramsTuple?: []; params?: {} }
    'merchant.forms.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.create': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.groups': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.crop.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.people.index': { paramsTuple?: []; params?: {} }
    'merchant.people.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.tutor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.tutor_export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.erasures.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.erasures.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.access.index': { paramsTuple?: []; params?: {} }
    'merchant.scans.create': { paramsTuple?: []; params?: {} }
    'merchant.previews.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.pdf': { paramsTuple?: []; params?: {} }
    'merchant.systems.index': { paramsTuple?: []; params?: {} }
    'merchant.systems.create': { paramsTuple?: []; params?: {} }
    'merchant.systems.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.cards.index': { paramsTuple?: []; params?: {} }
    'merchant.rfid_queues.show': { paramsTuple?: []; params?: {} }
    'merchant.rfid_tags.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.gate.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.index': { paramsTuple?: []; params?: {} }
    'merchant.collectives.create': { paramsTuple?: []; params?: {} }
    'merchant.collectives.suggestions': { paramsTuple?: []; params?: {} }
    'merchant.collectives.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.signature': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_scans.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_charges.edit': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_logs.index': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_logs.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_logs.settlement': { paramsTuple?: []; params?: {} }
    'merchant.imports.index': { paramsTuple?: []; params?: {} }
    'merchant.imports.create': { paramsTuple?: []; params?: {} }
    'merchant.imports.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.download': { paramsTuple?: []; params?: {} }
    'merchant.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.original': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.index': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.create': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.download': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.original': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.import_people.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.template': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.download': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.import_people.original': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.caches.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.index': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.index': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mass_updates.category': { paramsTuple?: []; params?: {} }
    'merchant.mass_updates.permission': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.index': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'merchant.history.index': { paramsTuple?: []; params?: {} }
    'merchant.export_recipients.index': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.index': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.create': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.closing.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.index': { paramsTuple?: []; params?: {} }
    'merchant.restaurants.create': { paramsTuple?: []; params?: {} }
    'merchant.restaurants.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.index': { paramsTuple?: []; params?: {} }
    'merchant.default_players.create': { paramsTuple?: []; params?: {} }
    'merchant.default_players.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.draw.edit': { paramsTuple?: []; params?: {} }
    'merchant.default_players.out.create': { paramsTuple?: []; params?: {} }
    'merchant.default_players.merge.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mails.index': { paramsTuple?: []; params?: {} }
    'merchant.mails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mail_texts.index': { paramsTuple?: []; params?: {} }
    'merchant.mail_texts.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'template': ParamValue} }
    'merchant.jobs.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.create': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.reasons.index': { paramsTuple?: []; params?: {} }
    'merchant.reasons.create': { paramsTuple?: []; params?: {} }
    'merchant.reasons.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.security.index': { paramsTuple?: []; params?: {} }
    'merchant.security.export': { paramsTuple?: []; params?: {} }
    'merchant.journal.index': { paramsTuple?: []; params?: {} }
    'merchant.journal.export': { paramsTuple?: []; params?: {} }
    'merchant.login_rules.edit': { paramsTuple?: []; params?: {} }
    'merchant.users.index': { paramsTuple?: []; params?: {} }
    'merchant.users.create': { paramsTuple?: []; params?: {} }
    'merchant.users.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.index': { paramsTuple?: []; params?: {} }
    'merchant.permissions.create': { paramsTuple?: []; params?: {} }
    'merchant.permissions.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.sessions.create': { paramsTuple?: []; params?: {} }
    'merchant.login_confirmations.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.account.show': { paramsTuple?: []; params?: {} }
    'merchant.account.confirmation.create': { paramsTuple?: []; params?: {} }
    'merchant.dashboard': { paramsTuple?: []; params?: {} }
    'merchant.figures.index': { paramsTuple?: []; params?: {} }
    'merchant.figures.export': { paramsTuple?: []; params?: {} }
    'merchant.desk': { paramsTuple?: []; params?: {} }
    'merchant.files.show': { paramsTuple?: []; params?: {} }
    'merchant.documents.show': { paramsTuple?: []; params?: {} }
    'merchant.documents.page': { paramsTuple?: []; params?: {} }
    'merchant.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'status_links.store': { paramsTuple?: []; params?: {} }
    'status.upload': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.rights': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'returning.store': { paramsTuple?: []; params?: {} }
    'guests.store': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'tutors.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'forms.press.store': { paramsTuple?: []; params?: {} }
    'forms.accreditation.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.ballboy.store': { paramsTuple?: []; params?: {} }
    'forms.line.store': { paramsTuple?: []; params?: {} }
    'forms.player.store': { paramsTuple?: []; params?: {} }
    'forms.volunteer.store': { paramsTuple?: []; params?: {} }
    'forms.gpress.store': { paramsTuple?: []; params?: {} }
    'forms.gaccreditation.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gvolunteer.store': { paramsTuple?: []; params?: {} }
    'merchant.changes.undo': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'merchant.changes.release': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'merchant.late_links.store': { paramsTuple?: []; params?: {} }
    'merchant.guests.store': { paramsTuple?: []; params?: {} }
    'merchant.guests.store_for': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.guests.assign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.forms.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.states.batch': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.changes': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.tutor_mails.batch': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.export': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.upload': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.state': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.crop.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.notes.store': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.assign': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.ask_changes': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.tutor_mail': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.reveal': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.balance': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.move': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.guest_links.store': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.store_typed': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'type': ParamValue} }
    'merchant.people.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.erase': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.restrict': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.people.lift': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.scans.store': { paramsTuple?: []; params?: {} }
    'merchant.systems.store': { paramsTuple?: []; params?: {} }
    'merchant.systems.states': { paramsTuple?: []; params?: {} }
    'merchant.systems.upload': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.rfid_queues.store': { paramsTuple?: []; params?: {} }
    'merchant.rfid_tags.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_reissues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.skidata.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.skidata.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.skidata.unblock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.gate.retry': { paramsTuple?: []; params?: {} }
    'merchant.batches.store': { paramsTuple?: []; params?: {} }
    'merchant.batches.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.rollback': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.store': { paramsTuple?: []; params?: {} }
    'merchant.collectives.validate': { paramsTuple: [ParamValue]; params: {'uuid': ParamValue} }
    'merchant.collectives.suggest': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.sign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_scans.store': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_charges.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_charges.undo': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.restaurant_logs.export': { paramsTuple?: []; params?: {} }
    'merchant.imports.store': { paramsTuple?: []; params?: {} }
    'merchant.imports.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.store': { paramsTuple?: []; params?: {} }
    'merchant.imports_atp.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.import_people.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.import_people.confirm': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.import_people.undo': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.caches.store': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.apply': { paramsTuple?: []; params?: {} }
    'merchant.restaurant_rules.store': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.store': { paramsTuple?: []; params?: {} }
    'merchant.credit_resets.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mass_updates.by_category': { paramsTuple?: []; params?: {} }
    'merchant.mass_updates.by_permission': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.store': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.upload': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.copy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.closing.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.card_designs.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.store': { paramsTuple?: []; params?: {} }
    'merchant.default_players.store': { paramsTuple?: []; params?: {} }
    'merchant.default_players.draw.update': { paramsTuple?: []; params?: {} }
    'merchant.default_players.out.store': { paramsTuple?: []; params?: {} }
    'merchant.default_players.card.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.merge.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mails.release': { paramsTuple?: []; params?: {} }
    'merchant.mails.resend_undelivered': { paramsTuple?: []; params?: {} }
    'merchant.mails.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mail_texts.preview': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'template': ParamValue} }
    'merchant.jobs.mails.retry': { paramsTuple?: []; params?: {} }
    'merchant.jobs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.documents.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.changes.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.imports.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.store': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.clearances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.reasons.store': { paramsTuple?: []; params?: {} }
    'merchant.users.store': { paramsTuple?: []; params?: {} }
    'merchant.users.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.store': { paramsTuple?: []; params?: {} }
    'merchant.sessions.store': { paramsTuple?: []; params?: {} }
    'merchant.login_confirmations.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.sessions.destroy': { paramsTuple?: []; params?: {} }
    'merchant.account.confirmation.store': { paramsTuple?: []; params?: {} }
    'merchant.account.factors.store': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'status.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.forms.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.systems.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurant_charges.update': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.imports_atp.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.import_people.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.credit_resets.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.export_recipients.update': { paramsTuple?: []; params?: {} }
    'merchant.tournaments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mail_texts.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'template': ParamValue} }
    'merchant.blacklist.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.reasons.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.login_rules.update': { paramsTuple?: []; params?: {} }
    'merchant.users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.account.password': { paramsTuple?: []; params?: {} }
    'merchant.account.recovery_codes': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'status.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.late_links.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.forms.notes.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue,'note': ParamValue} }
    'merchant.forms.guest_links.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue,'link': ParamValue} }
    'merchant.collectives.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.collectives.remove': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'entry': ParamValue} }
    'merchant.restaurant_rules.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.credit_resets.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.tournaments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.restaurants.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.default_players.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.jobs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.clearances.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'clearance': ParamValue} }
    'merchant.reasons.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.users.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.permissions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.account.factors.forget': { paramsTuple?: []; params?: {} }
    'merchant.account.factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.account.sessions.others': { paramsTuple?: []; params?: {} }
    'merchant.account.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}