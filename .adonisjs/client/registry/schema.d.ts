/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
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
  'merchant.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/merchant'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/dashboard_controller').default['show']>>>
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
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/preview').previewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/previews_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/previews_controller').default['pdf']>>> | { status: 422; response: { errors: SimpleError[] } }
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
      body: ExtractBody<InferInput<(typeof import('#validators/forms').formStateBatchValidator)>>
      paramsTuple: [ParamValue]
      params: { form: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').formStateBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/form_state_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/form_state_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'merchant.forms.ask_changes': {
    methods: ["POST"]
    pattern: '/merchant/mform/:form/:id/askchanges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/forms').askChangesValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { form: ParamValue; id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/forms').askChangesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/change_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/change_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
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
  'merchant.batches.index': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/batches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/batches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/batches_controller').default['index']>>>
    }
  }
  'merchant.batches.show': {
    methods: ["GET","HEAD"]
    pattern: '/merchant/batches/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/batches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/batches_controller').default['show']>>>
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
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/merchant/batches_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/merchant/batches_controller').default['download']>>>
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
  'health': {
    methods: ["GET","HEAD"]
    pattern: '/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_controller').default['show']>>>
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
}
