/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  home: typeof routes['home']
  securityText: typeof routes['security_text']
  locale: {
    update: typeof routes['locale.update']
  }
  policies: {
    privacy: typeof routes['policies.privacy']
    accreditation: typeof routes['policies.accreditation']
  }
  downloads: {
    show: typeof routes['downloads.show']
  }
  statusLinks: {
    create: typeof routes['status_links.create']
    store: typeof routes['status_links.store']
  }
  status: {
    show: typeof routes['status.show']
    update: typeof routes['status.update']
    upload: typeof routes['status.upload']
    destroy: typeof routes['status.destroy']
    rights: typeof routes['status.rights']
    data: typeof routes['status.data']
  }
  logos: {
    show: typeof routes['logos.show']
  }
  returning: {
    create: typeof routes['returning.create']
    store: typeof routes['returning.store']
    search: typeof routes['returning.search']
    thanks: typeof routes['returning.thanks']
  }
  guests: {
    create: typeof routes['guests.create']
    store: typeof routes['guests.store']
    thanks: typeof routes['guests.thanks']
  }
  tutors: {
    show: typeof routes['tutors.show']
    store: typeof routes['tutors.store']
  }
  forms: {
    press: {
      create: typeof routes['forms.press.create']
      store: typeof routes['forms.press.store']
      thanks: typeof routes['forms.press.thanks']
    }
    accreditation: {
      create: typeof routes['forms.accreditation.create']
      store: typeof routes['forms.accreditation.store']
      thanks: typeof routes['forms.accreditation.thanks']
    }
    ballboy: {
      create: typeof routes['forms.ballboy.create']
      store: typeof routes['forms.ballboy.store']
      thanks: typeof routes['forms.ballboy.thanks']
    }
    line: {
      create: typeof routes['forms.line.create']
      store: typeof routes['forms.line.store']
      thanks: typeof routes['forms.line.thanks']
    }
    player: {
      create: typeof routes['forms.player.create']
      store: typeof routes['forms.player.store']
      thanks: typeof routes['forms.player.thanks']
    }
    volunteer: {
      create: typeof routes['forms.volunteer.create']
      store: typeof routes['forms.volunteer.store']
      thanks: typeof routes['forms.volunteer.thanks']
    }
    gpress: {
      create: typeof routes['forms.gpress.create']
      store: typeof routes['forms.gpress.store']
      thanks: typeof routes['forms.gpress.thanks']
    }
    gaccreditation: {
      create: typeof routes['forms.gaccreditation.create']
      store: typeof routes['forms.gaccreditation.store']
      thanks: typeof routes['forms.gaccreditation.thanks']
    }
    gvolunteer: {
      create: typeof routes['forms.gvolunteer.create']
      store: typeof routes['forms.gvolunteer.store']
      thanks: typeof routes['forms.gvolunteer.thanks']
    }
  }
  merchant: {
    changes: {
      index: typeof routes['merchant.changes.index']
      show: typeof routes['merchant.changes.show']
      undo: typeof routes['merchant.changes.undo']
      release: typeof routes['merchant.changes.release']
    }
    lateLinks: {
      index: typeof routes['merchant.late_links.index']
      store: typeof routes['merchant.late_links.store']
      destroy: typeof routes['merchant.late_links.destroy']
    }
    guests: {
      create: typeof routes['merchant.guests.create']
      store: typeof routes['merchant.guests.store']
      storeFor: typeof routes['merchant.guests.store_for']
      assign: typeof routes['merchant.guests.assign']
    }
    consents: {
      show: typeof routes['merchant.consents.show']
    }
    search: typeof routes['merchant.search']
    lists: {
      ballboys: typeof routes['merchant.lists.ballboys']
      tutors: typeof routes['merchant.lists.tutors']
      guests: typeof routes['merchant.lists.guests']
      invitedBy: typeof routes['merchant.lists.invited_by']
    }
    formTypes: {
      index: typeof routes['merchant.form_types.index']
    }
    forms: {
      index: typeof routes['merchant.forms.index']
      create: typeof routes['merchant.forms.create']
      store: typeof routes['merchant.forms.store']
      states: {
        batch: typeof routes['merchant.forms.states.batch']
      }
      changes: typeof routes['merchant.forms.changes']
      tutorMails: {
        batch: typeof routes['merchant.forms.tutor_mails.batch']
      }
      groups: typeof routes['merchant.forms.groups']
      export: typeof routes['merchant.forms.export']
      show: typeof routes['merchant.forms.show']
      edit: typeof routes['merchant.forms.edit']
      update: typeof routes['merchant.forms.update']
      upload: typeof routes['merchant.forms.upload']
      state: typeof routes['merchant.forms.state']
      crop: {
        edit: typeof routes['merchant.forms.crop.edit']
        update: typeof routes['merchant.forms.crop.update']
      }
      notes: {
        store: typeof routes['merchant.forms.notes.store']
        destroy: typeof routes['merchant.forms.notes.destroy']
      }
      assign: typeof routes['merchant.forms.assign']
      askChanges: typeof routes['merchant.forms.ask_changes']
      tutorMail: typeof routes['merchant.forms.tutor_mail']
      reveal: typeof routes['merchant.forms.reveal']
      balance: typeof routes['merchant.forms.balance']
      move: typeof routes['merchant.forms.move']
      guestLinks: {
        store: typeof routes['merchant.forms.guest_links.store']
        destroy: typeof routes['merchant.forms.guest_links.destroy']
      }
      storeTyped: typeof routes['merchant.forms.store_typed']
    }
    people: {
      index: typeof routes['merchant.people.index']
      answer: typeof routes['merchant.people.answer']
      show: typeof routes['merchant.people.show']
      export: typeof routes['merchant.people.export']
      tutor: typeof routes['merchant.people.tutor']
      tutorExport: typeof routes['merchant.people.tutor_export']
      erase: typeof routes['merchant.people.erase']
      restrict: typeof routes['merchant.people.restrict']
      lift: typeof routes['merchant.people.lift']
    }
    erasures: {
      show: typeof routes['merchant.erasures.show']
      print: typeof routes['merchant.erasures.print']
    }
    access: {
      index: typeof routes['merchant.access.index']
    }
    scans: {
      create: typeof routes['merchant.scans.create']
      store: typeof routes['merchant.scans.store']
    }
    previews: {
      show: typeof routes['merchant.previews.show']
      pdf: typeof routes['merchant.previews.pdf']
    }
    systems: {
      index: typeof routes['merchant.systems.index']
      create: typeof routes['merchant.systems.create']
      store: typeof routes['merchant.systems.store']
      states: typeof routes['merchant.systems.states']
      edit: typeof routes['merchant.systems.edit']
      update: typeof routes['merchant.systems.update']
      upload: typeof routes['merchant.systems.upload']
    }
    cards: {
      index: typeof routes['merchant.cards.index']
    }
    rfidQueues: {
      show: typeof routes['merchant.rfid_queues.show']
      store: typeof routes['merchant.rfid_queues.store']
    }
    rfidTags: {
      show: typeof routes['merchant.rfid_tags.show']
      store: typeof routes['merchant.rfid_tags.store']
    }
    cardReissues: {
      store: typeof routes['merchant.card_reissues.store']
    }
    skidata: {
      add: typeof routes['merchant.skidata.add']
      block: typeof routes['merchant.skidata.block']
      unblock: typeof routes['merchant.skidata.unblock']
    }
    gate: {
      index: typeof routes['merchant.gate.index']
      retry: typeof routes['merchant.gate.retry']
    }
    batches: {
      index: typeof routes['merchant.batches.index']
      store: typeof routes['merchant.batches.store']
      show: typeof routes['merchant.batches.show']
      download: typeof routes['merchant.batches.download']
      confirm: typeof routes['merchant.batches.confirm']
      rollback: typeof routes['merchant.batches.rollback']
    }
    collectives: {
      index: typeof routes['merchant.collectives.index']
      create: typeof routes['merchant.collectives.create']
      store: typeof routes['merchant.collectives.store']
      validate: typeof routes['merchant.collectives.validate']
      suggestions: typeof routes['merchant.collectives.suggestions']
      show: typeof routes['merchant.collectives.show']
      edit: typeof routes['merchant.collectives.edit']
      update: typeof routes['merchant.collectives.update']
      destroy: typeof routes['merchant.collectives.destroy']
      remove: typeof routes['merchant.collectives.remove']
      suggest: typeof routes['merchant.collectives.suggest']
      sign: typeof routes['merchant.collectives.sign']
      signature: typeof routes['merchant.collectives.signature']
      print: typeof routes['merchant.collectives.print']
    }
    restaurantScans: {
      create: typeof routes['merchant.restaurant_scans.create']
      store: typeof routes['merchant.restaurant_scans.store']
    }
    restaurantCharges: {
      edit: typeof routes['merchant.restaurant_charges.edit']
      update: typeof routes['merchant.restaurant_charges.update']
      store: typeof routes['merchant.restaurant_charges.store']
      undo: typeof routes['merchant.restaurant_charges.undo']
    }
    restaurantLogs: {
      index: typeof routes['merchant.restaurant_logs.index']
      export: typeof routes['merchant.restaurant_logs.export']
      download: typeof routes['merchant.restaurant_logs.download']
      settlement: typeof routes['merchant.restaurant_logs.settlement']
    }
    imports: {
      index: typeof routes['merchant.imports.index']
      create: typeof routes['merchant.imports.create']
      store: typeof routes['merchant.imports.store']
      edit: typeof routes['merchant.imports.edit']
      download: typeof routes['merchant.imports.download']
      show: typeof routes['merchant.imports.show']
      original: typeof routes['merchant.imports.original']
      update: typeof routes['merchant.imports.update']
      confirm: typeof routes['merchant.imports.confirm']
      undo: typeof routes['merchant.imports.undo']
    }
    importsAtp: {
      index: typeof routes['merchant.imports_atp.index']
      create: typeof routes['merchant.imports_atp.create']
      store: typeof routes['merchant.imports_atp.store']
      edit: typeof routes['merchant.imports_atp.edit']
      download: typeof routes['merchant.imports_atp.download']
      show: typeof routes['merchant.imports_atp.show']
      original: typeof routes['merchant.imports_atp.original']
      update: typeof routes['merchant.imports_atp.update']
      confirm: typeof routes['merchant.imports_atp.confirm']
      undo: typeof routes['merchant.imports_atp.undo']
    }
    importPeople: {
      index: typeof routes['merchant.import_people.index']
      store: typeof routes['merchant.import_people.store']
      template: typeof routes['merchant.import_people.template']
      download: typeof routes['merchant.import_people.download']
      show: typeof routes['merchant.import_people.show']
      original: typeof routes['merchant.import_people.original']
      update: typeof routes['merchant.import_people.update']
      confirm: typeof routes['merchant.import_people.confirm']
      undo: typeof routes['merchant.import_people.undo']
    }
    caches: {
      create: typeof routes['merchant.caches.create']
      store: typeof routes['merchant.caches.store']
    }
    restaurantRules: {
      index: typeof routes['merchant.restaurant_rules.index']
      apply: typeof routes['merchant.restaurant_rules.apply']
      store: typeof routes['merchant.restaurant_rules.store']
      destroy: typeof routes['merchant.restaurant_rules.destroy']
    }
    creditResets: {
      index: typeof routes['merchant.credit_resets.index']
      create: typeof routes['merchant.credit_resets.create']
      store: typeof routes['merchant.credit_resets.store']
      edit: typeof routes['merchant.credit_resets.edit']
      update: typeof routes['merchant.credit_resets.update']
      destroy: typeof routes['merchant.credit_resets.destroy']
      run: typeof routes['merchant.credit_resets.run']
    }
    massUpdates: {
      category: typeof routes['merchant.mass_updates.category']
      byCategory: typeof routes['merchant.mass_updates.by_category']
      permission: typeof routes['merchant.mass_updates.permission']
      byPermission: typeof routes['merchant.mass_updates.by_permission']
    }
    mailbox: {
      index: typeof routes['merchant.mailbox.index']
      show: typeof routes['merchant.mailbox.show']
    }
    history: {
      index: typeof routes['merchant.history.index']
    }
    exportRecipients: {
      index: typeof routes['merchant.export_recipients.index']
      update: typeof routes['merchant.export_recipients.update']
    }
    tournaments: {
      index: typeof routes['merchant.tournaments.index']
      create: typeof routes['merchant.tournaments.create']
      store: typeof routes['merchant.tournaments.store']
      edit: typeof routes['merchant.tournaments.edit']
      update: typeof routes['merchant.tournaments.update']
      destroy: typeof routes['merchant.tournaments.destroy']
      upload: typeof routes['merchant.tournaments.upload']
      copy: typeof routes['merchant.tournaments.copy']
      closing: {
        show: typeof routes['merchant.tournaments.closing.show']
        store: typeof routes['merchant.tournaments.closing.store']
      }
    }
    cardDesigns: {
      edit: typeof routes['merchant.card_designs.edit']
      store: typeof routes['merchant.card_designs.store']
      preview: typeof routes['merchant.card_designs.preview']
    }
    restaurants: {
      index: typeof routes['merchant.restaurants.index']
      create: typeof routes['merchant.restaurants.create']
      store: typeof routes['merchant.restaurants.store']
      edit: typeof routes['merchant.restaurants.edit']
      update: typeof routes['merchant.restaurants.update']
      destroy: typeof routes['merchant.restaurants.destroy']
    }
    defaultPlayers: {
      index: typeof routes['merchant.default_players.index']
      create: typeof routes['merchant.default_players.create']
      store: typeof routes['merchant.default_players.store']
      edit: typeof routes['merchant.default_players.edit']
      update: typeof routes['merchant.default_players.update']
      destroy: typeof routes['merchant.default_players.destroy']
      draw: {
        edit: typeof routes['merchant.default_players.draw.edit']
        update: typeof routes['merchant.default_players.draw.update']
      }
      out: {
        create: typeof routes['merchant.default_players.out.create']
        store: typeof routes['merchant.default_players.out.store']
      }
      card: {
        store: typeof routes['merchant.default_players.card.store']
      }
      merge: {
        create: typeof routes['merchant.default_players.merge.create']
        store: typeof routes['merchant.default_players.merge.store']
      }
    }
    mails: {
      index: typeof routes['merchant.mails.index']
      release: typeof routes['merchant.mails.release']
      resendUndelivered: typeof routes['merchant.mails.resend_undelivered']
      show: typeof routes['merchant.mails.show']
      resend: typeof routes['merchant.mails.resend']
    }
    mailTexts: {
      index: typeof routes['merchant.mail_texts.index']
      edit: typeof routes['merchant.mail_texts.edit']
      update: typeof routes['merchant.mail_texts.update']
      preview: typeof routes['merchant.mail_texts.preview']
    }
    jobs: {
      index: typeof routes['merchant.jobs.index']
      mails: {
        retry: typeof routes['merchant.jobs.mails.retry']
      }
      retry: typeof routes['merchant.jobs.retry']
      destroy: typeof routes['merchant.jobs.destroy']
      documents: {
        retry: typeof routes['merchant.jobs.documents.retry']
      }
      changes: {
        retry: typeof routes['merchant.jobs.changes.retry']
      }
      imports: {
        retry: typeof routes['merchant.jobs.imports.retry']
      }
    }
    blacklist: {
      index: typeof routes['merchant.blacklist.index']
      create: typeof routes['merchant.blacklist.create']
      store: typeof routes['merchant.blacklist.store']
      edit: typeof routes['merchant.blacklist.edit']
      update: typeof routes['merchant.blacklist.update']
      destroy: typeof routes['merchant.blacklist.destroy']
      clearances: {
        store: typeof routes['merchant.blacklist.clearances.store']
        destroy: typeof routes['merchant.blacklist.clearances.destroy']
      }
    }
    reasons: {
      index: typeof routes['merchant.reasons.index']
      create: typeof routes['merchant.reasons.create']
      store: typeof routes['merchant.reasons.store']
      edit: typeof routes['merchant.reasons.edit']
      update: typeof routes['merchant.reasons.update']
      destroy: typeof routes['merchant.reasons.destroy']
    }
    security: {
      index: typeof routes['merchant.security.index']
      export: typeof routes['merchant.security.export']
    }
    journal: {
      index: typeof routes['merchant.journal.index']
      export: typeof routes['merchant.journal.export']
    }
    loginRules: {
      edit: typeof routes['merchant.login_rules.edit']
      update: typeof routes['merchant.login_rules.update']
    }
    users: {
      index: typeof routes['merchant.users.index']
      create: typeof routes['merchant.users.create']
      store: typeof routes['merchant.users.store']
      edit: typeof routes['merchant.users.edit']
      update: typeof routes['merchant.users.update']
      destroy: typeof routes['merchant.users.destroy']
      invite: typeof routes['merchant.users.invite']
      factors: {
        destroy: typeof routes['merchant.users.factors.destroy']
      }
      sessions: {
        destroy: typeof routes['merchant.users.sessions.destroy']
      }
    }
    permissions: {
      index: typeof routes['merchant.permissions.index']
      create: typeof routes['merchant.permissions.create']
      store: typeof routes['merchant.permissions.store']
      edit: typeof routes['merchant.permissions.edit']
      update: typeof routes['merchant.permissions.update']
      destroy: typeof routes['merchant.permissions.destroy']
      card: typeof routes['merchant.permissions.card']
    }
    sessions: {
      create: typeof routes['merchant.sessions.create']
      store: typeof routes['merchant.sessions.store']
      destroy: typeof routes['merchant.sessions.destroy']
    }
    loginConfirmations: {
      create: typeof routes['merchant.login_confirmations.create']
      store: typeof routes['merchant.login_confirmations.store']
    }
    passwordResets: {
      create: typeof routes['merchant.password_resets.create']
      store: typeof routes['merchant.password_resets.store']
      edit: typeof routes['merchant.password_resets.edit']
      update: typeof routes['merchant.password_resets.update']
    }
    account: {
      show: typeof routes['merchant.account.show']
      confirmation: {
        create: typeof routes['merchant.account.confirmation.create']
        store: typeof routes['merchant.account.confirmation.store']
      }
      password: typeof routes['merchant.account.password']
      factors: {
        store: typeof routes['merchant.account.factors.store']
        forget: typeof routes['merchant.account.factors.forget']
        destroy: typeof routes['merchant.account.factors.destroy']
      }
      recoveryCodes: typeof routes['merchant.account.recovery_codes']
      sessions: {
        others: typeof routes['merchant.account.sessions.others']
        destroy: typeof routes['merchant.account.sessions.destroy']
      }
    }
    dashboard: typeof routes['merchant.dashboard']
    figures: {
      index: typeof routes['merchant.figures.index']
      export: typeof routes['merchant.figures.export']
    }
    desk: typeof routes['merchant.desk']
    files: {
      show: typeof routes['merchant.files.show']
    }
    documents: {
      show: typeof routes['merchant.documents.show']
      page: typeof routes['merchant.documents.page']
    }
    exports: {
      show: typeof routes['merchant.exports.show']
    }
  }
}
