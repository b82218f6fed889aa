import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'merchant.sessions.create': { paramsTuple?: []; params?: {} }
    'merchant.sessions.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.password_resets.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.sessions.destroy': { paramsTuple?: []; params?: {} }
    'merchant.dashboard': { paramsTuple?: []; params?: {} }
    'merchant.desk': { paramsTuple?: []; params?: {} }
    'merchant.files.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.pdf': { paramsTuple?: []; params?: {} }
    'merchant.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.form_types.index': { paramsTuple?: []; params?: {} }
    'merchant.forms.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.create': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.states.batch': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.export': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.upload': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.state': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.ask_changes': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.guest_links.store': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.guest_links.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue,'link': ParamValue} }
    'merchant.forms.store_typed': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'type': ParamValue} }
    'merchant.cards.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mailbox.index': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'merchant.export_recipients.index': { paramsTuple?: []; params?: {} }
    'merchant.export_recipients.update': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.create': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.store': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.clearances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.clearances.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'clearance': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
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
    'status.data': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'health': { paramsTuple?: []; params?: {} }
    'returning.create': { paramsTuple?: []; params?: {} }
    'returning.store': { paramsTuple?: []; params?: {} }
    'returning.search': { paramsTuple?: []; params?: {} }
    'guests.create': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.store': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.thanks': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
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
  }
  GET: {
    'merchant.sessions.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.dashboard': { paramsTuple?: []; params?: {} }
    'merchant.desk': { paramsTuple?: []; params?: {} }
    'merchant.files.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.pdf': { paramsTuple?: []; params?: {} }
    'merchant.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.form_types.index': { paramsTuple?: []; params?: {} }
    'merchant.forms.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.create': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.cards.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mailbox.index': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'merchant.export_recipients.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.create': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
    'locale.update': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'policies.privacy': { paramsTuple?: []; params?: {} }
    'policies.accreditation': { paramsTuple?: []; params?: {} }
    'downloads.show': { paramsTuple: [ParamValue]; params: {'document': ParamValue} }
    'status_links.create': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.data': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'health': { paramsTuple?: []; params?: {} }
    'returning.create': { paramsTuple?: []; params?: {} }
    'returning.search': { paramsTuple?: []; params?: {} }
    'guests.create': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.thanks': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
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
  }
  HEAD: {
    'merchant.sessions.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.create': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.dashboard': { paramsTuple?: []; params?: {} }
    'merchant.desk': { paramsTuple?: []; params?: {} }
    'merchant.files.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.show': { paramsTuple?: []; params?: {} }
    'merchant.previews.pdf': { paramsTuple?: []; params?: {} }
    'merchant.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.form_types.index': { paramsTuple?: []; params?: {} }
    'merchant.forms.index': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.create': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.show': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.edit': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.cards.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.index': { paramsTuple?: []; params?: {} }
    'merchant.batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.batches.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.mailbox.index': { paramsTuple?: []; params?: {} }
    'merchant.mailbox.show': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'merchant.export_recipients.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.index': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.create': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'home': { paramsTuple?: []; params?: {} }
    'locale.update': { paramsTuple: [ParamValue]; params: {'locale': ParamValue} }
    'policies.privacy': { paramsTuple?: []; params?: {} }
    'policies.accreditation': { paramsTuple?: []; params?: {} }
    'downloads.show': { paramsTuple: [ParamValue]; params: {'document': ParamValue} }
    'status_links.create': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'status.data': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'health': { paramsTuple?: []; params?: {} }
    'returning.create': { paramsTuple?: []; params?: {} }
    'returning.search': { paramsTuple?: []; params?: {} }
    'guests.create': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'guests.thanks': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
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
  }
  POST: {
    'merchant.sessions.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.store': { paramsTuple?: []; params?: {} }
    'merchant.password_resets.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'merchant.sessions.destroy': { paramsTuple?: []; params?: {} }
    'merchant.forms.store': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.states.batch': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.export': { paramsTuple: [ParamValue]; params: {'form': ParamValue} }
    'merchant.forms.upload': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.state': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.ask_changes': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.guest_links.store': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.forms.store_typed': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'type': ParamValue} }
    'merchant.blacklist.store': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.clearances.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'status_links.store': { paramsTuple?: []; params?: {} }
    'status.upload': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'returning.store': { paramsTuple?: []; params?: {} }
    'guests.store': { paramsTuple: [ParamValue]; params: {'parent': ParamValue} }
    'forms.press.store': { paramsTuple?: []; params?: {} }
    'forms.accreditation.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.ballboy.store': { paramsTuple?: []; params?: {} }
    'forms.line.store': { paramsTuple?: []; params?: {} }
    'forms.player.store': { paramsTuple?: []; params?: {} }
    'forms.volunteer.store': { paramsTuple?: []; params?: {} }
    'forms.gpress.store': { paramsTuple?: []; params?: {} }
    'forms.gaccreditation.store': { paramsTuple: [ParamValue]; params: {'type': ParamValue} }
    'forms.gvolunteer.store': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'merchant.forms.update': { paramsTuple: [ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue} }
    'merchant.export_recipients.update': { paramsTuple?: []; params?: {} }
    'merchant.blacklist.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'status.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
  }
  DELETE: {
    'merchant.forms.guest_links.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'form': ParamValue,'id': ParamValue,'link': ParamValue} }
    'merchant.blacklist.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'merchant.blacklist.clearances.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'clearance': ParamValue} }
    'status.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}