/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'home': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/home_controller').default['show']>>>
    }
  }
  'security_text': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/security.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/security_texts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/security_texts_controller').default['show']>>>
    }
  }
  'locale.update': {
    methods: ["GET","HEAD"]
    pattern: '/lang/:locale'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { locale: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/locale_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/locale_controller').default['update']>>>
    }
  }
  'policies.privacy': {
    methods: ["GET","HEAD"]
    pattern: '/privacy-policy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/policies_controller').default['privacy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/policies_controller').default['privacy']>>>
    }
  }
  'policies.accreditation': {
    methods: ["GET","HEAD"]
    pattern: '/privacy-accreditation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/policies_controller').default['accreditation']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/policies_controller').default['accreditation']>>>
    }
  }
  'downloads.show': {
    methods: ["GET","HEAD"]
    pattern: '/forms/downloads/:document'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { document: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/downloads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/downloads_controller').default['show']>>>
    }
  }
  'status_links.create': {
    methods: ["GET","HEAD"]
    pattern: '/solicitudes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/status_links_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/status_links_controller').default['create']>>>
    }
  }
  'status_links.store': {
    methods: ["POST"]
    pattern: '/solicitudes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/forms').statusLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').statusLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/status_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/status_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'status.show': {
    methods: ["GET","HEAD"]
    pattern: '/solicitudes/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['show']>>>
    }
  }
  'status.update': {
    methods: ["PUT"]
    pattern: '/solicitudes/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['update']>>>
    }
  }
  'status.upload': {
    methods: ["POST"]
    pattern: '/solicitudes/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['update']>>>
    }
  }
  'status.destroy': {
    methods: ["DELETE"]
    pattern: '/solicitudes/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['destroy']>>>
    }
  }
  'status.rights': {
    methods: ["POST"]
    pattern: '/solicitudes/:token/rights'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/people').dataRequestValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/people').dataRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/data_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/data_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'status.data': {
    methods: ["GET","HEAD"]
    pattern: '/solicitudes/:token/data'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['data']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/request_status_controller').default['data']>>>
    }
  }
  'logos.show': {
    methods: ["GET","HEAD"]
    pattern: '/logos/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/logos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/logos_controller').default['show']>>>
    }
  }
  'returning.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/jugadores/old'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/returning_players_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/returning_players_controller').default['create']>>>
    }
  }
  'returning.store': {
    methods: ["POST"]
    pattern: '/forms/jugadores/old'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/returning_players_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/returning_players_controller').default['store']>>>
    }
  }
  'returning.search': {
    methods: ["GET","HEAD"]
    pattern: '/forms/jugadores/old/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/returning_players_controller').default['search']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/returning_players_controller').default['search']>>>
    }
  }
  'returning.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/jugadores/old/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'guests.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/invitados/:parent'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { parent: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/guests_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/guests_controller').default['create']>>>
    }
  }
  'guests.store': {
    methods: ["POST"]
    pattern: '/forms/invitados/:parent'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { parent: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/guests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/guests_controller').default['store']>>>
    }
  }
  'guests.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/invitados/:parent/gracias'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { parent: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/guests_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/guests_controller').default['show']>>>
    }
  }
  'tutors.show': {
    methods: ["GET","HEAD"]
    pattern: '/tutores/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/tutors_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/tutors_controller').default['show']>>>
    }
  }
  'tutors.store': {
    methods: ["POST"]
    pattern: '/tutores/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/tutors_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/tutors_controller').default['store']>>>
    }
  }
  'forms.press.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/prensa'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.press.store': {
    methods: ["POST"]
    pattern: '/forms/prensa'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.press.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/prensa/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.accreditation.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/:type/acreditaciones'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { type: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.accreditation.store': {
    methods: ["POST"]
    pattern: '/forms/:type/acreditaciones'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { type: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.accreditation.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/:type/acreditaciones/gracias'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { type: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.ballboy.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/recogepelotas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.ballboy.store': {
    methods: ["POST"]
    pattern: '/forms/recogepelotas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.ballboy.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/recogepelotas/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.line.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/lineas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.line.store': {
    methods: ["POST"]
    pattern: '/forms/lineas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.line.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/lineas/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.player.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/jugadores'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.player.store': {
    methods: ["POST"]
    pattern: '/forms/jugadores'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.player.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/jugadores/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.volunteer.create': {
    methods: ["GET","HEAD"]
    pattern: '/forms/voluntarios'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.volunteer.store': {
    methods: ["POST"]
    pattern: '/forms/voluntarios'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.volunteer.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/forms/voluntarios/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.gpress.create': {
    methods: ["GET","HEAD"]
    pattern: '/golf/prensa'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.gpress.store': {
    methods: ["POST"]
    pattern: '/golf/prensa'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.gpress.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/golf/prensa/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.gaccreditation.create': {
    methods: ["GET","HEAD"]
    pattern: '/golf/:type/acreditaciones'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { type: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.gaccreditation.store': {
    methods: ["POST"]
    pattern: '/golf/:type/acreditaciones'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { type: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.gaccreditation.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/golf/:type/acreditaciones/gracias'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { type: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'forms.gvolunteer.create': {
    methods: ["GET","HEAD"]
    pattern: '/golf/voluntarios'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['create']>>>
    }
  }
  'forms.gvolunteer.store': {
    methods: ["POST"]
    pattern: '/golf/voluntarios'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/forms_controller').default['store']>>>
    }
  }
  'forms.gvolunteer.thanks': {
    methods: ["GET","HEAD"]
    pattern: '/golf/voluntarios/gracias'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/public/thanks_controller').default['show']>>>
    }
  }
  'merchant.changes.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/changes').changeListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_changes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_changes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.changes.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/changes/:batch'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { batch: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_changes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_changes_controller').default['show']>>>
    }
  }
  'merchant.changes.undo': {
    methods: ["POST"]
    pattern: '/merchant/mform/changes/:batch/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { batch: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_change_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_change_undos_controller').default['store']>>>
    }
  }
  'merchant.changes.release': {
    methods: ["POST"]
    pattern: '/merchant/mform/changes/:batch/release'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { batch: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_change_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_change_mails_controller').default['store']>>>
    }
  }
  'merchant.late_links.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/latelinks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/late_links').lateLinkListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/late_links_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/late_links_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.late_links.store': {
    methods: ["POST"]
    pattern: '/merchant/latelinks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/late_links').lateLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/late_links').lateLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/late_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/late_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.late_links.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/latelinks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/late_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/late_links_controller').default['destroy']>>>
    }
  }
  'merchant.guests.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform/guest/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/guests_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/guests_controller').default['create']>>>
    }
  }
  'merchant.guests.store': {
    methods: ["POST"]
    pattern: '/merchant/mform/guest'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/guests').guestHostValidator)>|InferInput<(typeof import('#validators/guests').reservedValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/guests').guestHostValidator)>|InferInput<(typeof import('#validators/guests').reservedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/guests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/guests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.guests.store_for': {
    methods: ["POST"]
    pattern: '/merchant/mform/guest/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/guests').guestHostValidator)>|InferInput<(typeof import('#validators/guests').reservedValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/guests').guestHostValidator)>|InferInput<(typeof import('#validators/guests').reservedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/guests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/guests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.guests.assign': {
    methods: ["POST"]
    pattern: '/merchant/mform/guest/:id/assign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/guests').assignValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/guests').assignValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/guest_hosts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/guest_hosts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.consents.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/consents/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/consents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/consents_controller').default['show']>>>
    }
  }
  'merchant.search': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/lists').searchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/search_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/search_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.lists.ballboys': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/ballboys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/lists/ballboys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/lists/ballboys_controller').default['index']>>>
    }
  }
  'merchant.lists.tutors': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/tutors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/lists/tutors_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/lists/tutors_controller').default['index']>>>
    }
  }
  'merchant.lists.guests': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/guests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/lists/guests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/lists/guests_controller').default['index']>>>
    }
  }
  'merchant.lists.invited_by': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/invited-by'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/lists/invited_by_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/lists/invited_by_controller').default['index']>>>
    }
  }
  'merchant.form_types.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_types_controller').default['index']>>>
    }
  }
  'merchant.forms.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform/:form'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/forms').formListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform/:form/create'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['create']>>>
    }
  }
  'merchant.forms.store': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['store']>>>
    }
  }
  'merchant.forms.states.batch': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/changestate'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_decisions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_decisions_controller').default['store']>>>
    }
  }
  'merchant.forms.changes': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/changes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/changes').changesValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/changes').changesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_values_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_values_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.tutor_mails.batch': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/tutor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/changes').targetsValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/changes').targetsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_tutor_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/bulk_tutor_mails_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.groups': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform/:form/groups'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/lists').groupListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_groups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_groups_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.export': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/export'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/forms').formExportValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').formExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_exports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform/:form/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['show']>>>
    }
  }
  'merchant.forms.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform/:form/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['edit']>>>
    }
  }
  'merchant.forms.update': {
    methods: ["PUT"]
    pattern: '/merchant/mform/:form/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['update']>>>
    }
  }
  'merchant.forms.upload': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['update']>>>
    }
  }
  'merchant.forms.state': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/changestate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/forms').formStateValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').formStateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_states_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_states_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.crop.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/mform/:form/:id/crop'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/crops_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/crops_controller').default['edit']>>>
    }
  }
  'merchant.forms.crop.update': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/crop'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/request_actions').cropValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/request_actions').cropValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/crops_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/crops_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.notes.store': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/request_actions').formNoteValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/request_actions').formNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.notes.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/mform/:form/:id/notes/:note'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue; note: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_notes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_notes_controller').default['destroy']>>>
    }
  }
  'merchant.forms.assign': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/assign-to'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/request_actions').assignmentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/request_actions').assignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_assignments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_assignments_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.ask_changes': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/askchanges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/forms').askChangesValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').askChangesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/asked_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/asked_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.tutor_mail': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/tutor'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/tutor_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/tutor_mails_controller').default['store']>>>
    }
  }
  'merchant.forms.reveal': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/reveal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/request_actions').shownNumberValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/request_actions').shownNumberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/shown_numbers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/shown_numbers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.balance': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/credits'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/request_actions').balanceValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/request_actions').balanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_balances_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_balances_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.move': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/move'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/forms').moveValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').moveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_moves_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_moves_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.guest_links.store': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/guestlinks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/forms').guestLinkValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').guestLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/guest_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/guest_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.forms.guest_links.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/mform/:form/:id/guestlinks/:link'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue; link: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/guest_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/guest_links_controller').default['destroy']>>>
    }
  }
  'merchant.forms.store_typed': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:type'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; type: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/forms_controller').default['store']>>>
    }
  }
  'merchant.people.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/people'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/people').dataRequestListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/data_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/data_requests_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.people.answer': {
    methods: ["POST"]
    pattern: '/merchant/people/requests/:id/answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/people').dataAnswerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/people').dataAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/data_requests_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/data_requests_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.people.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/people/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/people_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/people_controller').default['show']>>>
    }
  }
  'merchant.people.export': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/people/:id/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/person_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/person_exports_controller').default['show']>>>
    }
  }
  'merchant.people.tutor': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/people/:id/tutor'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/tutors_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/tutors_controller').default['show']>>>
    }
  }
  'merchant.people.tutor_export': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/people/:id/tutor/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/tutors_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/tutors_controller').default['export']>>>
    }
  }
  'merchant.people.erase': {
    methods: ["POST"]
    pattern: '/merchant/people/:id/erase'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/people').personErasureValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/people').personErasureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/person_erasures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/person_erasures_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.people.restrict': {
    methods: ["POST"]
    pattern: '/merchant/people/:id/restrict'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/people').restrictionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/people').restrictionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/person_restrictions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/person_restrictions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.people.lift': {
    methods: ["POST"]
    pattern: '/merchant/people/:id/lift'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/people').restrictionLiftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/people').restrictionLiftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/person_restrictions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/person_restrictions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.erasures.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/people/erasures/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/person_erasures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/person_erasures_controller').default['show']>>>
    }
  }
  'merchant.erasures.print': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/people/erasures/:id/certificate.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/person_erasures_controller').default['print']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/person_erasures_controller').default['print']>>>
    }
  }
  'merchant.access.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/access'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/access').accessValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/access_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/access_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.scans.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/scan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/scans_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/scans_controller').default['create']>>>
    }
  }
  'merchant.scans.store': {
    methods: ["POST"]
    pattern: '/merchant/scan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/scan').scanValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/scan').scanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/scans_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/scans_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/preview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/previews_controller').default['show']>>>
    }
  }
  'merchant.previews.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/preview/card.pdf'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/previews_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/previews_controller').default['pdf']>>>
    }
  }
  'merchant.systems.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/system'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/forms').formListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.systems.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/system/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/forms').editionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.systems.store': {
    methods: ["POST"]
    pattern: '/merchant/system'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['store']>>>
    }
  }
  'merchant.systems.states': {
    methods: ["POST"]
    pattern: '/merchant/system/changestate'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/system_states_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/system_states_controller').default['store']>>>
    }
  }
  'merchant.systems.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/system/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['edit']>>>
    }
  }
  'merchant.systems.update': {
    methods: ["PUT"]
    pattern: '/merchant/system/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['update']>>>
    }
  }
  'merchant.systems.upload': {
    methods: ["POST"]
    pattern: '/merchant/system/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/systems_controller').default['update']>>>
    }
  }
  'merchant.cards.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/system/pdfs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/forms').cardsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/cards_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/cards_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.rfid_queues.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/system/rfid'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_queues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_queues_controller').default['show']>>>
    }
  }
  'merchant.rfid_queues.store': {
    methods: ["POST"]
    pattern: '/merchant/system/rfid/find'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/rfid').cardScanValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/rfid').cardScanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_queues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_queues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.rfid_tags.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/system/:id/rfid'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/rfid').queueValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_tags_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_tags_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.rfid_tags.store': {
    methods: ["POST"]
    pattern: '/merchant/system/:id/rfid'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/rfid').rfidValidator)>|InferInput<(typeof import('#validators/rfid').queueValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/rfid').rfidValidator)>|InferInput<(typeof import('#validators/rfid').queueValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_tags_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/rfid_tags_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.card_reissues.store': {
    methods: ["POST"]
    pattern: '/merchant/system/:id/reissue'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/rfid').reissueValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/rfid').reissueValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/card_reissues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/card_reissues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.skidata.add': {
    methods: ["POST"]
    pattern: '/merchant/skidata/:id/add'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/skidata_accesses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/skidata_accesses_controller').default['store']>>>
    }
  }
  'merchant.skidata.block': {
    methods: ["POST"]
    pattern: '/merchant/skidata/:id/block'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/skidata_blocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/skidata_blocks_controller').default['store']>>>
    }
  }
  'merchant.skidata.unblock': {
    methods: ["POST"]
    pattern: '/merchant/skidata/:id/unblock'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/skidata_blocks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/skidata_blocks_controller').default['destroy']>>>
    }
  }
  'merchant.gate.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/gate'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/gate').gateListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/gate_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/gate_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.gate.retry': {
    methods: ["POST"]
    pattern: '/merchant/gate/retry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/gate').gateRetryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/gate').gateRetryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/gate_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/gate_controller').default['retry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.batches.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/changes').changeListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.batches.store': {
    methods: ["POST"]
    pattern: '/merchant/batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/changes').printRunValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/changes').printRunValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.batches.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/changes').changeListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.batches.download': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/batches/:id/cards.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/print_runs_controller').default['download']>>>
    }
  }
  'merchant.batches.confirm': {
    methods: ["POST"]
    pattern: '/merchant/batches/:id/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/print_run_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/print_run_confirmations_controller').default['store']>>>
    }
  }
  'merchant.batches.rollback': {
    methods: ["POST"]
    pattern: '/merchant/batches/:id/rollback'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/print_run_rollbacks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/print_run_rollbacks_controller').default['store']>>>
    }
  }
  'merchant.collectives.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/signature'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/pickup').pickupListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/signature/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/pickup').pickupModeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.store': {
    methods: ["POST"]
    pattern: '/merchant/signature'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/pickup').pickupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/pickup').pickupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.validate': {
    methods: ["POST"]
    pattern: '/merchant/signature/validate/:uuid'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/pickup').pickupScanValidator)>>
      paramsTuple: [ParamValue]
      params: { uuid: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/pickup').pickupScanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_scans_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_scans_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.suggestions': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/signature/suggestions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/pickup').suggestionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_suggestions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_suggestions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/signature/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['show']>>>
    }
  }
  'merchant.collectives.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/signature/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['edit']>>>
    }
  }
  'merchant.collectives.update': {
    methods: ["PUT"]
    pattern: '/merchant/signature/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/pickup').pickupUpdateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/pickup').pickupUpdateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/signature/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickups_controller').default['destroy']>>>
    }
  }
  'merchant.collectives.remove': {
    methods: ["DELETE"]
    pattern: '/merchant/signature/:id/forms/:entry'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; entry: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_scans_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_scans_controller').default['destroy']>>>
    }
  }
  'merchant.collectives.suggest': {
    methods: ["POST"]
    pattern: '/merchant/signature/:id/suggestions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/pickup').suggestedCompanyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/pickup').suggestedCompanyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_suggestions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_suggestions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.sign': {
    methods: ["POST"]
    pattern: '/merchant/signature/:id/sign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/pickup').pickupSignValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/pickup').pickupSignValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_signatures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_signatures_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.collectives.signature': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/signature/:id/signature.png'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_signatures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_signatures_controller').default['show']>>>
    }
  }
  'merchant.collectives.print': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/signature/:id/print'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_prints_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/pickup_prints_controller').default['show']>>>
    }
  }
  'merchant.restaurant_scans.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/restaurants/restaurant'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/restaurant_charge').stationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_scans_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_scans_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_scans.store': {
    methods: ["POST"]
    pattern: '/merchant/restaurants/restaurant/validate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant_charge').restaurantScanValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant_charge').restaurantScanValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_scans_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_scans_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_charges.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/restaurants/restaurant/:form/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/restaurant_charge').stationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charges_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charges_controller').default['edit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_charges.update': {
    methods: ["PUT"]
    pattern: '/merchant/restaurants/restaurant/:form'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant_charge').restaurantChargeValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant_charge').restaurantChargeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charges_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charges_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_charges.store': {
    methods: ["POST"]
    pattern: '/merchant/restaurants/restaurant/:form'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant_charge').restaurantChargeValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant_charge').restaurantChargeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charges_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charges_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_charges.undo': {
    methods: ["POST"]
    pattern: '/merchant/restaurants/restaurant/:form/undo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant_charge').chargeUndoValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant_charge').chargeUndoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charge_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_charge_undos_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/restaurantlog'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/restaurant_log').restaurantLogValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_logs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_logs.export': {
    methods: ["POST"]
    pattern: '/merchant/restaurantlog/export'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant_log').restaurantLogValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant_log').restaurantLogValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_log_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_log_exports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_logs.download': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/restaurantlog/export/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_log_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_log_exports_controller').default['show']>>>
    }
  }
  'merchant.restaurant_logs.settlement': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/restaurantlog/settlement'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/restaurant_log').settlementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_settlements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/restaurant_settlements_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['create']>>>
    }
  }
  'merchant.imports.store': {
    methods: ["POST"]
    pattern: '/merchant/import'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import/:id/mapping'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.download': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import/download'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.original': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import/:id/original'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['original']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['original']>>>
    }
  }
  'merchant.imports.update': {
    methods: ["PUT"]
    pattern: '/merchant/import/:id/mapping'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.confirm': {
    methods: ["POST"]
    pattern: '/merchant/import/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports.undo': {
    methods: ["POST"]
    pattern: '/merchant/import/:id/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_undos_controller').default['store']>>>
    }
  }
  'merchant.imports_atp.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-atp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports_atp.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-atp/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['create']>>>
    }
  }
  'merchant.imports_atp.store': {
    methods: ["POST"]
    pattern: '/merchant/import-atp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports_atp.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-atp/:id/mapping'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports_atp.download': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-atp/download'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports_atp.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-atp/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports_atp.original': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-atp/:id/original'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['original']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['original']>>>
    }
  }
  'merchant.imports_atp.update': {
    methods: ["PUT"]
    pattern: '/merchant/import-atp/:id/mapping'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports_atp.confirm': {
    methods: ["POST"]
    pattern: '/merchant/import-atp/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.imports_atp.undo': {
    methods: ["POST"]
    pattern: '/merchant/import-atp/:id/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_undos_controller').default['store']>>>
    }
  }
  'merchant.import_people.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-people/:form'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/people_imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/people_imports_controller').default['index']>>>
    }
  }
  'merchant.import_people.store': {
    methods: ["POST"]
    pattern: '/merchant/import-people/:form'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/people_import').peopleImportValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/people_import').peopleImportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/people_imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/people_imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.import_people.template': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-people/:form/template'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/people_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/people_templates_controller').default['show']>>>
    }
  }
  'merchant.import_people.download': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-people/:form/download'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.import_people.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-people/:form/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/import').importChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.import_people.original': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/import-people/:form/:id/original'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['original']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_files_controller').default['original']>>>
    }
  }
  'merchant.import_people.update': {
    methods: ["PUT"]
    pattern: '/merchant/import-people/:form/:id/mapping'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.import_people.confirm': {
    methods: ["POST"]
    pattern: '/merchant/import-people/:form/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/import').importMappingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_runs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.import_people.undo': {
    methods: ["POST"]
    pattern: '/merchant/import-people/:form/:id/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/import_undos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/import_undos_controller').default['store']>>>
    }
  }
  'merchant.caches.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/clearCache'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/caches_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/caches_controller').default['create']>>>
    }
  }
  'merchant.caches.store': {
    methods: ["POST"]
    pattern: '/merchant/config/clearCache'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/caches').cachesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/caches').cachesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/caches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/caches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_rules.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/assignRestaurants'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_assignments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_assignments_controller').default['index']>>>
    }
  }
  'merchant.restaurant_rules.apply': {
    methods: ["POST"]
    pattern: '/merchant/config/assignRestaurants'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_assignments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_assignments_controller').default['store']>>>
    }
  }
  'merchant.restaurant_rules.store': {
    methods: ["POST"]
    pattern: '/merchant/config/assignRestaurants/rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant_rule').restaurantRuleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant_rule').restaurantRuleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_rules_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_rules_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurant_rules.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/assignRestaurants/rules/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_rules_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurant_rules_controller').default['destroy']>>>
    }
  }
  'merchant.credit_resets.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/resetCredits'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['index']>>>
    }
  }
  'merchant.credit_resets.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/resetCredits/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['create']>>>
    }
  }
  'merchant.credit_resets.store': {
    methods: ["POST"]
    pattern: '/merchant/config/resetCredits'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['store']>>>
    }
  }
  'merchant.credit_resets.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/resetCredits/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['edit']>>>
    }
  }
  'merchant.credit_resets.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/resetCredits/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['update']>>>
    }
  }
  'merchant.credit_resets.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/resetCredits/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_resets_controller').default['destroy']>>>
    }
  }
  'merchant.credit_resets.run': {
    methods: ["POST"]
    pattern: '/merchant/config/resetCredits/:id/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_reset_runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/credit_reset_runs_controller').default['store']>>>
    }
  }
  'merchant.mass_updates.category': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/bycategory'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['create']>>>
    }
  }
  'merchant.mass_updates.by_category': {
    methods: ["POST"]
    pattern: '/merchant/config/bycategory'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/mass_update').massUpdateValidator)>|InferInput<(typeof import('#bulk_changes/mass_update').sources)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/mass_update').massUpdateValidator)>|InferInput<(typeof import('#bulk_changes/mass_update').sources)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.mass_updates.permission': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/bypermission'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['create']>>>
    }
  }
  'merchant.mass_updates.by_permission': {
    methods: ["POST"]
    pattern: '/merchant/config/bypermission'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/mass_update').massUpdateValidator)>|InferInput<(typeof import('#bulk_changes/mass_update').sources)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/mass_update').massUpdateValidator)>|InferInput<(typeof import('#bulk_changes/mass_update').sources)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mass_updates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.mailbox.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/mailbox'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mailbox_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mailbox_controller').default['index']>>>
    }
  }
  'merchant.mailbox.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/mailbox/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mailbox_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mailbox_controller').default['show']>>>
    }
  }
  'merchant.history.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/history').historyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/history_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.export_recipients.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/exports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/exports_controller').default['index']>>>
    }
  }
  'merchant.export_recipients.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/exports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/export_recipients').exportRecipientsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/export_recipients').exportRecipientsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/exports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/exports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.tournaments.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/tournament'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['index']>>>
    }
  }
  'merchant.tournaments.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/tournament/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['create']>>>
    }
  }
  'merchant.tournaments.store': {
    methods: ["POST"]
    pattern: '/merchant/config/tournament'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['store']>>>
    }
  }
  'merchant.tournaments.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/tournament/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['edit']>>>
    }
  }
  'merchant.tournaments.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/tournament/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['update']>>>
    }
  }
  'merchant.tournaments.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/tournament/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['destroy']>>>
    }
  }
  'merchant.tournaments.upload': {
    methods: ["POST"]
    pattern: '/merchant/config/tournament/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournaments_controller').default['update']>>>
    }
  }
  'merchant.tournaments.copy': {
    methods: ["POST"]
    pattern: '/merchant/config/tournament/:id/copy'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournament_copies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournament_copies_controller').default['store']>>>
    }
  }
  'merchant.tournaments.closing.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/tournament/:id/close'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournament_closings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournament_closings_controller').default['show']>>>
    }
  }
  'merchant.tournaments.closing.store': {
    methods: ["POST"]
    pattern: '/merchant/config/tournament/:id/close'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/tournament').closingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/tournament').closingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournament_closings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/tournament_closings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.card_designs.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/tournament/:id/designs'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/card_designs_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/card_designs_controller').default['edit']>>>
    }
  }
  'merchant.card_designs.store': {
    methods: ["POST"]
    pattern: '/merchant/config/tournament/:id/designs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/card_design').cardDesignValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/card_design').cardDesignValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/card_designs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/card_designs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.card_designs.preview': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/tournament/:id/designs/preview.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/card_design').designedCategoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/card_design_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/card_design_previews_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurants.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/restaurant'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['index']>>>
    }
  }
  'merchant.restaurants.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/restaurant/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['create']>>>
    }
  }
  'merchant.restaurants.store': {
    methods: ["POST"]
    pattern: '/merchant/config/restaurant'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant').restaurantValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant').restaurantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurants.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/restaurant/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['edit']>>>
    }
  }
  'merchant.restaurants.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/restaurant/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/restaurant').restaurantValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/restaurant').restaurantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.restaurants.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/restaurant/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/restaurants_controller').default['destroy']>>>
    }
  }
  'merchant.default_players.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/defaultPlayer'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/default_player').defaultPlayerListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/defaultPlayer/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['create']>>>
    }
  }
  'merchant.default_players.store': {
    methods: ["POST"]
    pattern: '/merchant/config/defaultPlayer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/default_player').defaultPlayerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/default_player').defaultPlayerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/defaultPlayer/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['edit']>>>
    }
  }
  'merchant.default_players.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/defaultPlayer/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/default_player').defaultPlayerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/default_player').defaultPlayerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/defaultPlayer/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/default_players_controller').default['destroy']>>>
    }
  }
  'merchant.default_players.draw.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/defaultPlayer/draw'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/default_player').playerDrawPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_draws_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_draws_controller').default['edit']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.draw.update': {
    methods: ["POST"]
    pattern: '/merchant/config/defaultPlayer/draw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/default_player').playerDrawValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/default_player').playerDrawValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_draws_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_draws_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.out.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/defaultPlayer/out'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/default_player').playerExitPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_exits_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_exits_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.out.store': {
    methods: ["POST"]
    pattern: '/merchant/config/defaultPlayer/out'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/default_player').playerExitValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/default_player').playerExitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_exits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_exits_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.card.store': {
    methods: ["POST"]
    pattern: '/merchant/config/defaultPlayer/:id/card'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_cards_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_cards_controller').default['store']>>>
    }
  }
  'merchant.default_players.merge.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/defaultPlayer/:id/merge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/default_player').playerMergeSearchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_merges_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_merges_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.default_players.merge.store': {
    methods: ["POST"]
    pattern: '/merchant/config/defaultPlayer/:id/merge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/default_player').playerMergeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/default_player').playerMergeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/player_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.mails.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/mails'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/mails').mailListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mails_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mails_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.mails.release': {
    methods: ["POST"]
    pattern: '/merchant/config/mails/release'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/mails').mailReleaseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/mails').mailReleaseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_releases_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_releases_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.mails.resend_undelivered': {
    methods: ["POST"]
    pattern: '/merchant/config/mails/resend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/mails').mailListValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/mails').mailListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_resends_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_resends_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.mails.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/mails/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mails_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mails_controller').default['show']>>>
    }
  }
  'merchant.mails.resend': {
    methods: ["POST"]
    pattern: '/merchant/config/mails/:id/resend'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_resends_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_resends_controller').default['store']>>>
    }
  }
  'merchant.mail_texts.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/mailtexts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_texts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_texts_controller').default['index']>>>
    }
  }
  'merchant.mail_texts.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/mailtexts/:form/:template'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; template: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_texts_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_texts_controller').default['edit']>>>
    }
  }
  'merchant.mail_texts.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/mailtexts/:form/:template'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/mail_text').mailTextValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; template: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/mail_text').mailTextValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_texts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_texts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.mail_texts.preview': {
    methods: ["POST"]
    pattern: '/merchant/config/mailtexts/:form/:template/preview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/mail_text').mailPreviewValidator)>|InferInput<(typeof import('#validators/mail_text').mailTextValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; template: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/mail_text').mailPreviewValidator)>|InferInput<(typeof import('#validators/mail_text').mailTextValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_text_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/mail_text_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.jobs.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/jobs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/jobs_controller').default['index']>>>
    }
  }
  'merchant.jobs.mails.retry': {
    methods: ["POST"]
    pattern: '/merchant/config/jobs/mails/retry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['mails']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['mails']>>>
    }
  }
  'merchant.jobs.retry': {
    methods: ["POST"]
    pattern: '/merchant/config/jobs/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['store']>>>
    }
  }
  'merchant.jobs.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/jobs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/jobs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/jobs_controller').default['destroy']>>>
    }
  }
  'merchant.jobs.documents.retry': {
    methods: ["POST"]
    pattern: '/merchant/config/jobs/documents/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['document']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['document']>>>
    }
  }
  'merchant.jobs.changes.retry': {
    methods: ["POST"]
    pattern: '/merchant/config/jobs/changes/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['change']>>>
    }
  }
  'merchant.jobs.imports.retry': {
    methods: ["POST"]
    pattern: '/merchant/config/jobs/imports/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['import']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/job_retries_controller').default['import']>>>
    }
  }
  'merchant.blacklist.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/blacklist'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['index']>>>
    }
  }
  'merchant.blacklist.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/blacklist/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['create']>>>
    }
  }
  'merchant.blacklist.store': {
    methods: ["POST"]
    pattern: '/merchant/config/blacklist'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/blacklist').blacklistEntryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/blacklist').blacklistEntryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.blacklist.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/blacklist/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['edit']>>>
    }
  }
  'merchant.blacklist.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/blacklist/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/blacklist').blacklistEntryValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/blacklist').blacklistEntryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.blacklist.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/blacklist/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_controller').default['destroy']>>>
    }
  }
  'merchant.blacklist.clearances.store': {
    methods: ["POST"]
    pattern: '/merchant/config/blacklist/:id/clearances'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/blacklist').blacklistClearanceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/blacklist').blacklistClearanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_clearances_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_clearances_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.blacklist.clearances.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/blacklist/:id/clearances/:clearance'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; clearance: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_clearances_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/blacklist_clearances_controller').default['destroy']>>>
    }
  }
  'merchant.reasons.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/reason'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['index']>>>
    }
  }
  'merchant.reasons.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/reason/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['create']>>>
    }
  }
  'merchant.reasons.store': {
    methods: ["POST"]
    pattern: '/merchant/config/reason'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/reason').reasonValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/reason').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.reasons.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/reason/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['edit']>>>
    }
  }
  'merchant.reasons.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/reason/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/reason').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/reason').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.reasons.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/reason/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/reasons_controller').default['destroy']>>>
    }
  }
  'merchant.security.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/security'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/security_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/security_controller').default['index']>>>
    }
  }
  'merchant.security.export': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/security/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/security_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/security_controller').default['export']>>>
    }
  }
  'merchant.journal.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/journal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/journal_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/journal_controller').default['index']>>>
    }
  }
  'merchant.journal.export': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/journal/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/journal_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/journal_controller').default['export']>>>
    }
  }
  'merchant.login_rules.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/login_rules_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/login_rules_controller').default['edit']>>>
    }
  }
  'merchant.login_rules.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/login_rules').loginRulesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/login_rules').loginRulesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/login_rules_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/login_rules_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/user').userListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.users.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/user/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['create']>>>
    }
  }
  'merchant.users.store': {
    methods: ["POST"]
    pattern: '/merchant/config/user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/user').userValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/user').userValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.users.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/config/user/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['edit']>>>
    }
  }
  'merchant.users.update': {
    methods: ["PUT"]
    pattern: '/merchant/config/user/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/user').userValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/user').userValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.users.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/user/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/users_controller').default['destroy']>>>
    }
  }
  'merchant.users.invite': {
    methods: ["POST"]
    pattern: '/merchant/config/user/:id/invite'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/invitations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/invitations_controller').default['store']>>>
    }
  }
  'merchant.users.factors.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/user/:id/factors'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/user_factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/user_factors_controller').default['destroy']>>>
    }
  }
  'merchant.users.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/config/user/:id/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/config/user_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/config/user_sessions_controller').default['destroy']>>>
    }
  }
  'merchant.permissions.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/permission'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/permission').permissionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.permissions.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/permission/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/permission').permissionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.permissions.store': {
    methods: ["POST"]
    pattern: '/merchant/permission'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/permission').permissionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/permission').permissionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.permissions.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/permission/:id/edit'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['edit']>>>
    }
  }
  'merchant.permissions.update': {
    methods: ["PUT"]
    pattern: '/merchant/permission/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/permission').permissionChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/permission').permissionChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.permissions.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/permission/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/permissions_controller').default['destroy']>>>
    }
  }
  'merchant.permissions.card': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/permission/:id/card.pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/permission_cards_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/permission_cards_controller').default['show']>>>
    }
  }
  'merchant.sessions.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/sessions_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/sessions_controller').default['create']>>>
    }
  }
  'merchant.sessions.store': {
    methods: ["POST"]
    pattern: '/merchant/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/session').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.login_confirmations.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/login/confirm'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/login_confirmations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/login_confirmations_controller').default['create']>>>
    }
  }
  'merchant.login_confirmations.store': {
    methods: ["POST"]
    pattern: '/merchant/login/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').secondStepValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/session').secondStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/login_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/login_confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.password_resets.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/forgot-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['create']>>>
    }
  }
  'merchant.password_resets.store': {
    methods: ["POST"]
    pattern: '/merchant/forgot-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').forgotPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/session').forgotPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.password_resets.edit': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/reset-password/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['edit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['edit']>>>
    }
  }
  'merchant.password_resets.update': {
    methods: ["POST"]
    pattern: '/merchant/reset-password/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').resetPasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/session').resetPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/password_resets_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.sessions.destroy': {
    methods: ["POST"]
    pattern: '/merchant/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/sessions_controller').default['destroy']>>>
    }
  }
  'merchant.account.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/account'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/accounts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/accounts_controller').default['show']>>>
    }
  }
  'merchant.account.confirmation.create': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/account/confirmation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/confirmations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/confirmations_controller').default['create']>>>
    }
  }
  'merchant.account.confirmation.store': {
    methods: ["POST"]
    pattern: '/merchant/account/confirmation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').confirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/session').confirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.account.password': {
    methods: ["PUT"]
    pattern: '/merchant/account/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').ownPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/session').ownPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.account.factors.store': {
    methods: ["POST"]
    pattern: '/merchant/account/factors'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').factorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/session').factorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/factors_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/factors_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.account.factors.forget': {
    methods: ["DELETE"]
    pattern: '/merchant/account/factors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/prepared_factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/prepared_factors_controller').default['destroy']>>>
    }
  }
  'merchant.account.factors.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/account/factors/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').passwordAgainValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/session').passwordAgainValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/factors_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.account.recovery_codes': {
    methods: ["PUT"]
    pattern: '/merchant/account/recovery-codes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/session').passwordAgainValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/session').passwordAgainValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/recovery_codes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/recovery_codes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.account.sessions.others': {
    methods: ["DELETE"]
    pattern: '/merchant/account/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/other_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/other_sessions_controller').default['destroy']>>>
    }
  }
  'merchant.account.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/merchant/account/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/account/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/account/sessions_controller').default['destroy']>>>
    }
  }
  'merchant.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/merchant'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/figures').dashboardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/dashboard_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.figures.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/figures'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/figures').figuresValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/figures_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/figures_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.figures.export': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/figures/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/figures').figureExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/figure_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/figure_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'merchant.desk': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/desk'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/desks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/desks_controller').default['show']>>>
    }
  }
  'merchant.files.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/files_controller').default['show']>>>
    }
  }
  'merchant.documents.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/documents'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/documents_controller').default['show']>>>
    }
  }
  'merchant.documents.page': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/documents/page'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/document_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/document_pages_controller').default['show']>>>
    }
  }
  'merchant.exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/exports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_exports_controller').default['show']>>>
    }
  }
}
