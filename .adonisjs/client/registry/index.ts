/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'merchant.sessions.create': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/login',
    tokens: [{"old":"/merchant/login","type":0,"val":"merchant","end":""},{"old":"/merchant/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['merchant.sessions.create']['types'],
  },
  'merchant.sessions.store': {
    methods: ["POST"],
    pattern: '/merchant/login',
    tokens: [{"old":"/merchant/login","type":0,"val":"merchant","end":""},{"old":"/merchant/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['merchant.sessions.store']['types'],
  },
  'merchant.password_resets.create': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/forgot-password',
    tokens: [{"old":"/merchant/forgot-password","type":0,"val":"merchant","end":""},{"old":"/merchant/forgot-password","type":0,"val":"forgot-password","end":""}],
    types: placeholder as Registry['merchant.password_resets.create']['types'],
  },
  'merchant.password_resets.store': {
    methods: ["POST"],
    pattern: '/merchant/forgot-password',
    tokens: [{"old":"/merchant/forgot-password","type":0,"val":"merchant","end":""},{"old":"/merchant/forgot-password","type":0,"val":"forgot-password","end":""}],
    types: placeholder as Registry['merchant.password_resets.store']['types'],
  },
  'merchant.password_resets.edit': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/reset-password/:token',
    tokens: [{"old":"/merchant/reset-password/:token","type":0,"val":"merchant","end":""},{"old":"/merchant/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/merchant/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['merchant.password_resets.edit']['types'],
  },
  'merchant.password_resets.update': {
    methods: ["POST"],
    pattern: '/merchant/reset-password/:token',
    tokens: [{"old":"/merchant/reset-password/:token","type":0,"val":"merchant","end":""},{"old":"/merchant/reset-password/:token","type":0,"val":"reset-password","end":""},{"old":"/merchant/reset-password/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['merchant.password_resets.update']['types'],
  },
  'merchant.sessions.destroy': {
    methods: ["POST"],
    pattern: '/merchant/logout',
    tokens: [{"old":"/merchant/logout","type":0,"val":"merchant","end":""},{"old":"/merchant/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['merchant.sessions.destroy']['types'],
  },
  'merchant.dashboard': {
    methods: ["GET","HEAD"],
    pattern: '/merchant',
    tokens: [{"old":"/merchant","type":0,"val":"merchant","end":""}],
    types: placeholder as Registry['merchant.dashboard']['types'],
  },
  'merchant.desk': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/desk',
    tokens: [{"old":"/merchant/desk","type":0,"val":"merchant","end":""},{"old":"/merchant/desk","type":0,"val":"desk","end":""}],
    types: placeholder as Registry['merchant.desk']['types'],
  },
  'merchant.files.show': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/files',
    tokens: [{"old":"/merchant/files","type":0,"val":"merchant","end":""},{"old":"/merchant/files","type":0,"val":"files","end":""}],
    types: placeholder as Registry['merchant.files.show']['types'],
  },
  'merchant.previews.show': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/preview',
    tokens: [{"old":"/merchant/preview","type":0,"val":"merchant","end":""},{"old":"/merchant/preview","type":0,"val":"preview","end":""}],
    types: placeholder as Registry['merchant.previews.show']['types'],
  },
  'merchant.previews.pdf': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/preview/card.pdf',
    tokens: [{"old":"/merchant/preview/card.pdf","type":0,"val":"merchant","end":""},{"old":"/merchant/preview/card.pdf","type":0,"val":"preview","end":""},{"old":"/merchant/preview/card.pdf","type":0,"val":"card.pdf","end":""}],
    types: placeholder as Registry['merchant.previews.pdf']['types'],
  },
  'merchant.exports.show': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/exports/:id',
    tokens: [{"old":"/merchant/exports/:id","type":0,"val":"merchant","end":""},{"old":"/merchant/exports/:id","type":0,"val":"exports","end":""},{"old":"/merchant/exports/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['merchant.exports.show']['types'],
  },
  'merchant.form_types.index': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/mform',
    tokens: [{"old":"/merchant/mform","type":0,"val":"merchant","end":""},{"old":"/merchant/mform","type":0,"val":"mform","end":""}],
    types: placeholder as Registry['merchant.form_types.index']['types'],
  },
  'merchant.forms.index': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/mform/:form',
    tokens: [{"old":"/merchant/mform/:form","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form","type":1,"val":"form","end":""}],
    types: placeholder as Registry['merchant.forms.index']['types'],
  },
  'merchant.forms.create': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/mform/:form/create',
    tokens: [{"old":"/merchant/mform/:form/create","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/create","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/create","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/create","type":0,"val":"create","end":""}],
    types: placeholder as Registry['merchant.forms.create']['types'],
  },
  'merchant.forms.store': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form',
    tokens: [{"old":"/merchant/mform/:form","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form","type":1,"val":"form","end":""}],
    types: placeholder as Registry['merchant.forms.store']['types'],
  },
  'merchant.forms.states.batch': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form/changestate',
    tokens: [{"old":"/merchant/mform/:form/changestate","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/changestate","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/changestate","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/changestate","type":0,"val":"changestate","end":""}],
    types: placeholder as Registry['merchant.forms.states.batch']['types'],
  },
  'merchant.forms.export': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form/export',
    tokens: [{"old":"/merchant/mform/:form/export","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/export","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/export","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/export","type":0,"val":"export","end":""}],
    types: placeholder as Registry['merchant.forms.export']['types'],
  },
  'merchant.forms.show': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/mform/:form/:id',
    tokens: [{"old":"/merchant/mform/:form/:id","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['merchant.forms.show']['types'],
  },
  'merchant.forms.edit': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/mform/:form/:id/edit',
    tokens: [{"old":"/merchant/mform/:form/:id/edit","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id/edit","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id/edit","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id/edit","type":1,"val":"id","end":""},{"old":"/merchant/mform/:form/:id/edit","type":0,"val":"edit","end":""}],
    types: placeholder as Registry['merchant.forms.edit']['types'],
  },
  'merchant.forms.update': {
    methods: ["PUT"],
    pattern: '/merchant/mform/:form/:id',
    tokens: [{"old":"/merchant/mform/:form/:id","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['merchant.forms.update']['types'],
  },
  'merchant.forms.upload': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form/:id',
    tokens: [{"old":"/merchant/mform/:form/:id","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['merchant.forms.upload']['types'],
  },
  'merchant.forms.state': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form/:id/changestate',
    tokens: [{"old":"/merchant/mform/:form/:id/changestate","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id/changestate","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id/changestate","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id/changestate","type":1,"val":"id","end":""},{"old":"/merchant/mform/:form/:id/changestate","type":0,"val":"changestate","end":""}],
    types: placeholder as Registry['merchant.forms.state']['types'],
  },
  'merchant.forms.ask_changes': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form/:id/askchanges',
    tokens: [{"old":"/merchant/mform/:form/:id/askchanges","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id/askchanges","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id/askchanges","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id/askchanges","type":1,"val":"id","end":""},{"old":"/merchant/mform/:form/:id/askchanges","type":0,"val":"askchanges","end":""}],
    types: placeholder as Registry['merchant.forms.ask_changes']['types'],
  },
  'merchant.forms.guest_links.store': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form/:id/guestlinks',
    tokens: [{"old":"/merchant/mform/:form/:id/guestlinks","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id/guestlinks","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id/guestlinks","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id/guestlinks","type":1,"val":"id","end":""},{"old":"/merchant/mform/:form/:id/guestlinks","type":0,"val":"guestlinks","end":""}],
    types: placeholder as Registry['merchant.forms.guest_links.store']['types'],
  },
  'merchant.forms.guest_links.destroy': {
    methods: ["DELETE"],
    pattern: '/merchant/mform/:form/:id/guestlinks/:link',
    tokens: [{"old":"/merchant/mform/:form/:id/guestlinks/:link","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:id/guestlinks/:link","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:id/guestlinks/:link","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:id/guestlinks/:link","type":1,"val":"id","end":""},{"old":"/merchant/mform/:form/:id/guestlinks/:link","type":0,"val":"guestlinks","end":""},{"old":"/merchant/mform/:form/:id/guestlinks/:link","type":1,"val":"link","end":""}],
    types: placeholder as Registry['merchant.forms.guest_links.destroy']['types'],
  },
  'merchant.forms.store_typed': {
    methods: ["POST"],
    pattern: '/merchant/mform/:form/:type',
    tokens: [{"old":"/merchant/mform/:form/:type","type":0,"val":"merchant","end":""},{"old":"/merchant/mform/:form/:type","type":0,"val":"mform","end":""},{"old":"/merchant/mform/:form/:type","type":1,"val":"form","end":""},{"old":"/merchant/mform/:form/:type","type":1,"val":"type","end":""}],
    types: placeholder as Registry['merchant.forms.store_typed']['types'],
  },
  'merchant.cards.index': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/system/pdfs',
    tokens: [{"old":"/merchant/system/pdfs","type":0,"val":"merchant","end":""},{"old":"/merchant/system/pdfs","type":0,"val":"system","end":""},{"old":"/merchant/system/pdfs","type":0,"val":"pdfs","end":""}],
    types: placeholder as Registry['merchant.cards.index']['types'],
  },
  'merchant.batches.index': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/batches',
    tokens: [{"old":"/merchant/batches","type":0,"val":"merchant","end":""},{"old":"/merchant/batches","type":0,"val":"batches","end":""}],
    types: placeholder as Registry['merchant.batches.index']['types'],
  },
  'merchant.batches.show': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/batches/:id',
    tokens: [{"old":"/merchant/batches/:id","type":0,"val":"merchant","end":""},{"old":"/merchant/batches/:id","type":0,"val":"batches","end":""},{"old":"/merchant/batches/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['merchant.batches.show']['types'],
  },
  'merchant.batches.download': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/batches/:id/cards.pdf',
    tokens: [{"old":"/merchant/batches/:id/cards.pdf","type":0,"val":"merchant","end":""},{"old":"/merchant/batches/:id/cards.pdf","type":0,"val":"batches","end":""},{"old":"/merchant/batches/:id/cards.pdf","type":1,"val":"id","end":""},{"old":"/merchant/batches/:id/cards.pdf","type":0,"val":"cards.pdf","end":""}],
    types: placeholder as Registry['merchant.batches.download']['types'],
  },
  'merchant.mailbox.index': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/config/mailbox',
    tokens: [{"old":"/merchant/config/mailbox","type":0,"val":"merchant","end":""},{"old":"/merchant/config/mailbox","type":0,"val":"config","end":""},{"old":"/merchant/config/mailbox","type":0,"val":"mailbox","end":""}],
    types: placeholder as Registry['merchant.mailbox.index']['types'],
  },
  'merchant.mailbox.show': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/config/mailbox/:name',
    tokens: [{"old":"/merchant/config/mailbox/:name","type":0,"val":"merchant","end":""},{"old":"/merchant/config/mailbox/:name","type":0,"val":"config","end":""},{"old":"/merchant/config/mailbox/:name","type":0,"val":"mailbox","end":""},{"old":"/merchant/config/mailbox/:name","type":1,"val":"name","end":""}],
    types: placeholder as Registry['merchant.mailbox.show']['types'],
  },
  'merchant.export_recipients.index': {
    methods: ["GET","HEAD"],
    pattern: '/merchant/config/exports',
    tokens: [{"old":"/merchant/config/exports","type":0,"val":"merchant","end":""},{"old":"/merchant/config/exports","type":0,"val":"config","end":""},{"old":"/merchant/config/exports","type":0,"val":"exports","end":""}],
    types: placeholder as Registry['merchant.export_recipients.index']['types'],
  },
  'merchant.export_recipients.update': {
    methods: ["PUT"],
    pattern: '/merchant/config/exports',
    tokens: [{"old":"/merchant/config/exports","type":0,"val":"merchant","end":""},{"old":"/merchant/config/exports","type":0,"val":"config","end":""},{"old":"/merchant/config/exports","type":0,"val":"exports","end":""}],
    types: placeholder as Registry['merchant.export_recipients.update']['types'],
  },
  'home': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['home']['types'],
  },
  'locale.update': {
    methods: ["GET","HEAD"],
    pattern: '/lang/:locale',
    tokens: [{"old":"/lang/:locale","type":0,"val":"lang","end":""},{"old":"/lang/:locale","type":1,"val":"locale","end":""}],
    types: placeholder as Registry['locale.update']['types'],
  },
  'policies.privacy': {
    methods: ["GET","HEAD"],
    pattern: '/privacy-policy',
    tokens: [{"old":"/privacy-policy","type":0,"val":"privacy-policy","end":""}],
    types: placeholder as Registry['policies.privacy']['types'],
  },
  'policies.accreditation': {
    methods: ["GET","HEAD"],
    pattern: '/privacy-accreditation',
    tokens: [{"old":"/privacy-accreditation","type":0,"val":"privacy-accreditation","end":""}],
    types: placeholder as Registry['policies.accreditation']['types'],
  },
  'downloads.show': {
    methods: ["GET","HEAD"],
    pattern: '/forms/downloads/:document',
    tokens: [{"old":"/forms/downloads/:document","type":0,"val":"forms","end":""},{"old":"/forms/downloads/:document","type":0,"val":"downloads","end":""},{"old":"/forms/downloads/:document","type":1,"val":"document","end":""}],
    types: placeholder as Registry['downloads.show']['types'],
  },
  'status_links.create': {
    methods: ["GET","HEAD"],
    pattern: '/solicitudes',
    tokens: [{"old":"/solicitudes","type":0,"val":"solicitudes","end":""}],
    types: placeholder as Registry['status_links.create']['types'],
  },
  'status_links.store': {
    methods: ["POST"],
    pattern: '/solicitudes',
    tokens: [{"old":"/solicitudes","type":0,"val":"solicitudes","end":""}],
    types: placeholder as Registry['status_links.store']['types'],
  },
  'status.show': {
    methods: ["GET","HEAD"],
    pattern: '/solicitudes/:token',
    tokens: [{"old":"/solicitudes/:token","type":0,"val":"solicitudes","end":""},{"old":"/solicitudes/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['status.show']['types'],
  },
  'status.update': {
    methods: ["PUT"],
    pattern: '/solicitudes/:token',
    tokens: [{"old":"/solicitudes/:token","type":0,"val":"solicitudes","end":""},{"old":"/solicitudes/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['status.update']['types'],
  },
  'status.upload': {
    methods: ["POST"],
    pattern: '/solicitudes/:token',
    tokens: [{"old":"/solicitudes/:token","type":0,"val":"solicitudes","end":""},{"old":"/solicitudes/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['status.upload']['types'],
  },
  'status.destroy': {
    methods: ["DELETE"],
    pattern: '/solicitudes/:token',
    tokens: [{"old":"/solicitudes/:token","type":0,"val":"solicitudes","end":""},{"old":"/solicitudes/:token","type":1,"val":"token","end":""}],
    types: placeholder as Registry['status.destroy']['types'],
  },
  'status.data': {
    methods: ["GET","HEAD"],
    pattern: '/solicitudes/:token/data',
    tokens: [{"old":"/solicitudes/:token/data","type":0,"val":"solicitudes","end":""},{"old":"/solicitudes/:token/data","type":1,"val":"token","end":""},{"old":"/solicitudes/:token/data","type":0,"val":"data","end":""}],
    types: placeholder as Registry['status.data']['types'],
  },
  'health': {
    methods: ["GET","HEAD"],
    pattern: '/health',
    tokens: [{"old":"/health","type":0,"val":"health","end":""}],
    types: placeholder as Registry['health']['types'],
  },
  'returning.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/jugadores/old',
    tokens: [{"old":"/forms/jugadores/old","type":0,"val":"forms","end":""},{"old":"/forms/jugadores/old","type":0,"val":"jugadores","end":""},{"old":"/forms/jugadores/old","type":0,"val":"old","end":""}],
    types: placeholder as Registry['returning.create']['types'],
  },
  'returning.store': {
    methods: ["POST"],
    pattern: '/forms/jugadores/old',
    tokens: [{"old":"/forms/jugadores/old","type":0,"val":"forms","end":""},{"old":"/forms/jugadores/old","type":0,"val":"jugadores","end":""},{"old":"/forms/jugadores/old","type":0,"val":"old","end":""}],
    types: placeholder as Registry['returning.store']['types'],
  },
  'returning.search': {
    methods: ["GET","HEAD"],
    pattern: '/forms/jugadores/old/search',
    tokens: [{"old":"/forms/jugadores/old/search","type":0,"val":"forms","end":""},{"old":"/forms/jugadores/old/search","type":0,"val":"jugadores","end":""},{"old":"/forms/jugadores/old/search","type":0,"val":"old","end":""},{"old":"/forms/jugadores/old/search","type":0,"val":"search","end":""}],
    types: placeholder as Registry['returning.search']['types'],
  },
  'guests.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/invitados/:parent',
    tokens: [{"old":"/forms/invitados/:parent","type":0,"val":"forms","end":""},{"old":"/forms/invitados/:parent","type":0,"val":"invitados","end":""},{"old":"/forms/invitados/:parent","type":1,"val":"parent","end":""}],
    types: placeholder as Registry['guests.create']['types'],
  },
  'guests.store': {
    methods: ["POST"],
    pattern: '/forms/invitados/:parent',
    tokens: [{"old":"/forms/invitados/:parent","type":0,"val":"forms","end":""},{"old":"/forms/invitados/:parent","type":0,"val":"invitados","end":""},{"old":"/forms/invitados/:parent","type":1,"val":"parent","end":""}],
    types: placeholder as Registry['guests.store']['types'],
  },
  'guests.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/forms/invitados/:parent/gracias',
    tokens: [{"old":"/forms/invitados/:parent/gracias","type":0,"val":"forms","end":""},{"old":"/forms/invitados/:parent/gracias","type":0,"val":"invitados","end":""},{"old":"/forms/invitados/:parent/gracias","type":1,"val":"parent","end":""},{"old":"/forms/invitados/:parent/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['guests.thanks']['types'],
  },
  'forms.press.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/prensa',
    tokens: [{"old":"/forms/prensa","type":0,"val":"forms","end":""},{"old":"/forms/prensa","type":0,"val":"prensa","end":""}],
    types: placeholder as Registry['forms.press.create']['types'],
  },
  'forms.press.store': {
    methods: ["POST"],
    pattern: '/forms/prensa',
    tokens: [{"old":"/forms/prensa","type":0,"val":"forms","end":""},{"old":"/forms/prensa","type":0,"val":"prensa","end":""}],
    types: placeholder as Registry['forms.press.store']['types'],
  },
  'forms.press.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/forms/prensa/gracias',
    tokens: [{"old":"/forms/prensa/gracias","type":0,"val":"forms","end":""},{"old":"/forms/prensa/gracias","type":0,"val":"prensa","end":""},{"old":"/forms/prensa/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.press.thanks']['types'],
  },
  'forms.accreditation.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/:type/acreditaciones',
    tokens: [{"old":"/forms/:type/acreditaciones","type":0,"val":"forms","end":""},{"old":"/forms/:type/acreditaciones","type":1,"val":"type","end":""},{"old":"/forms/:type/acreditaciones","type":0,"val":"acreditaciones","end":""}],
    types: placeholder as Registry['forms.accreditation.create']['types'],
  },
  'forms.accreditation.store': {
    methods: ["POST"],
    pattern: '/forms/:type/acreditaciones',
    tokens: [{"old":"/forms/:type/acreditaciones","type":0,"val":"forms","end":""},{"old":"/forms/:type/acreditaciones","type":1,"val":"type","end":""},{"old":"/forms/:type/acreditaciones","type":0,"val":"acreditaciones","end":""}],
    types: placeholder as Registry['forms.accreditation.store']['types'],
  },
  'forms.accreditation.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/forms/:type/acreditaciones/gracias',
    tokens: [{"old":"/forms/:type/acreditaciones/gracias","type":0,"val":"forms","end":""},{"old":"/forms/:type/acreditaciones/gracias","type":1,"val":"type","end":""},{"old":"/forms/:type/acreditaciones/gracias","type":0,"val":"acreditaciones","end":""},{"old":"/forms/:type/acreditaciones/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.accreditation.thanks']['types'],
  },
  'forms.ballboy.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/recogepelotas',
    tokens: [{"old":"/forms/recogepelotas","type":0,"val":"forms","end":""},{"old":"/forms/recogepelotas","type":0,"val":"recogepelotas","end":""}],
    types: placeholder as Registry['forms.ballboy.create']['types'],
  },
  'forms.ballboy.store': {
    methods: ["POST"],
    pattern: '/forms/recogepelotas',
    tokens: [{"old":"/forms/recogepelotas","type":0,"val":"forms","end":""},{"old":"/forms/recogepelotas","type":0,"val":"recogepelotas","end":""}],
    types: placeholder as Registry['forms.ballboy.store']['types'],
  },
  'forms.ballboy.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/forms/recogepelotas/gracias',
    tokens: [{"old":"/forms/recogepelotas/gracias","type":0,"val":"forms","end":""},{"old":"/forms/recogepelotas/gracias","type":0,"val":"recogepelotas","end":""},{"old":"/forms/recogepelotas/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.ballboy.thanks']['types'],
  },
  'forms.line.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/lineas',
    tokens: [{"old":"/forms/lineas","type":0,"val":"forms","end":""},{"old":"/forms/lineas","type":0,"val":"lineas","end":""}],
    types: placeholder as Registry['forms.line.create']['types'],
  },
  'forms.line.store': {
    methods: ["POST"],
    pattern: '/forms/lineas',
    tokens: [{"old":"/forms/lineas","type":0,"val":"forms","end":""},{"old":"/forms/lineas","type":0,"val":"lineas","end":""}],
    types: placeholder as Registry['forms.line.store']['types'],
  },
  'forms.line.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/forms/lineas/gracias',
    tokens: [{"old":"/forms/lineas/gracias","type":0,"val":"forms","end":""},{"old":"/forms/lineas/gracias","type":0,"val":"lineas","end":""},{"old":"/forms/lineas/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.line.thanks']['types'],
  },
  'forms.player.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/jugadores',
    tokens: [{"old":"/forms/jugadores","type":0,"val":"forms","end":""},{"old":"/forms/jugadores","type":0,"val":"jugadores","end":""}],
    types: placeholder as Registry['forms.player.create']['types'],
  },
  'forms.player.store': {
    methods: ["POST"],
    pattern: '/forms/jugadores',
    tokens: [{"old":"/forms/jugadores","type":0,"val":"forms","end":""},{"old":"/forms/jugadores","type":0,"val":"jugadores","end":""}],
    types: placeholder as Registry['forms.player.store']['types'],
  },
  'forms.player.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/forms/jugadores/gracias',
    tokens: [{"old":"/forms/jugadores/gracias","type":0,"val":"forms","end":""},{"old":"/forms/jugadores/gracias","type":0,"val":"jugadores","end":""},{"old":"/forms/jugadores/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.player.thanks']['types'],
  },
  'forms.volunteer.create': {
    methods: ["GET","HEAD"],
    pattern: '/forms/voluntarios',
    tokens: [{"old":"/forms/voluntarios","type":0,"val":"forms","end":""},{"old":"/forms/voluntarios","type":0,"val":"voluntarios","end":""}],
    types: placeholder as Registry['forms.volunteer.create']['types'],
  },
  'forms.volunteer.store': {
    methods: ["POST"],
    pattern: '/forms/voluntarios',
    tokens: [{"old":"/forms/voluntarios","type":0,"val":"forms","end":""},{"old":"/forms/voluntarios","type":0,"val":"voluntarios","end":""}],
    types: placeholder as Registry['forms.volunteer.store']['types'],
  },
  'forms.volunteer.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/forms/voluntarios/gracias',
    tokens: [{"old":"/forms/voluntarios/gracias","type":0,"val":"forms","end":""},{"old":"/forms/voluntarios/gracias","type":0,"val":"voluntarios","end":""},{"old":"/forms/voluntarios/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.volunteer.thanks']['types'],
  },
  'forms.gpress.create': {
    methods: ["GET","HEAD"],
    pattern: '/golf/prensa',
    tokens: [{"old":"/golf/prensa","type":0,"val":"golf","end":""},{"old":"/golf/prensa","type":0,"val":"prensa","end":""}],
    types: placeholder as Registry['forms.gpress.create']['types'],
  },
  'forms.gpress.store': {
    methods: ["POST"],
    pattern: '/golf/prensa',
    tokens: [{"old":"/golf/prensa","type":0,"val":"golf","end":""},{"old":"/golf/prensa","type":0,"val":"prensa","end":""}],
    types: placeholder as Registry['forms.gpress.store']['types'],
  },
  'forms.gpress.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/golf/prensa/gracias',
    tokens: [{"old":"/golf/prensa/gracias","type":0,"val":"golf","end":""},{"old":"/golf/prensa/gracias","type":0,"val":"prensa","end":""},{"old":"/golf/prensa/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.gpress.thanks']['types'],
  },
  'forms.gaccreditation.create': {
    methods: ["GET","HEAD"],
    pattern: '/golf/:type/acreditaciones',
    tokens: [{"old":"/golf/:type/acreditaciones","type":0,"val":"golf","end":""},{"old":"/golf/:type/acreditaciones","type":1,"val":"type","end":""},{"old":"/golf/:type/acreditaciones","type":0,"val":"acreditaciones","end":""}],
    types: placeholder as Registry['forms.gaccreditation.create']['types'],
  },
  'forms.gaccreditation.store': {
    methods: ["POST"],
    pattern: '/golf/:type/acreditaciones',
    tokens: [{"old":"/golf/:type/acreditaciones","type":0,"val":"golf","end":""},{"old":"/golf/:type/acreditaciones","type":1,"val":"type","end":""},{"old":"/golf/:type/acreditaciones","type":0,"val":"acreditaciones","end":""}],
    types: placeholder as Registry['forms.gaccreditation.store']['types'],
  },
  'forms.gaccreditation.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/golf/:type/acreditaciones/gracias',
    tokens: [{"old":"/golf/:type/acreditaciones/gracias","type":0,"val":"golf","end":""},{"old":"/golf/:type/acreditaciones/gracias","type":1,"val":"type","end":""},{"old":"/golf/:type/acreditaciones/gracias","type":0,"val":"acreditaciones","end":""},{"old":"/golf/:type/acreditaciones/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.gaccreditation.thanks']['types'],
  },
  'forms.gvolunteer.create': {
    methods: ["GET","HEAD"],
    pattern: '/golf/voluntarios',
    tokens: [{"old":"/golf/voluntarios","type":0,"val":"golf","end":""},{"old":"/golf/voluntarios","type":0,"val":"voluntarios","end":""}],
    types: placeholder as Registry['forms.gvolunteer.create']['types'],
  },
  'forms.gvolunteer.store': {
    methods: ["POST"],
    pattern: '/golf/voluntarios',
    tokens: [{"old":"/golf/voluntarios","type":0,"val":"golf","end":""},{"old":"/golf/voluntarios","type":0,"val":"voluntarios","end":""}],
    types: placeholder as Registry['forms.gvolunteer.store']['types'],
  },
  'forms.gvolunteer.thanks': {
    methods: ["GET","HEAD"],
    pattern: '/golf/voluntarios/gracias',
    tokens: [{"old":"/golf/voluntarios/gracias","type":0,"val":"golf","end":""},{"old":"/golf/voluntarios/gracias","type":0,"val":"voluntarios","end":""},{"old":"/golf/voluntarios/gracias","type":0,"val":"gracias","end":""}],
    types: placeholder as Registry['forms.gvolunteer.thanks']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
