/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  merchant: {
    sessions: {
      create: typeof routes['merchant.sessions.create']
      store: typeof routes['merchant.sessions.store']
      destroy: typeof routes['merchant.sessions.destroy']
    }
    passwordResets: {
      create: typeof routes['merchant.password_resets.create']
      store: typeof routes['merchant.password_resets.store']
      edit: typeof routes['merchant.password_resets.edit']
      update: typeof routes['merchant.password_resets.update']
    }
    dashboard: typeof routes['merchant.dashboard']
    desk: typeof routes['merchant.desk']
    files: {
      show: typeof routes['merchant.files.show']
    }
    previews: {
      show: typeof routes['merchant.previews.show']
      pdf: typeof routes['merchant.previews.pdf']
    }
    exports: {
      show: typeof routes['merchant.exports.show']
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
      export: typeof routes['merchant.forms.export']
      show: typeof routes['merchant.forms.show']
      edit: typeof routes['merchant.forms.edit']
      update: typeof routes['merchant.forms.update']
      upload: typeof routes['merchant.forms.upload']
      state: typeof routes['merchant.forms.state']
      askChanges: typeof routes['merchant.forms.ask_changes']
      guestLinks: {
        store: typeof routes['merchant.forms.guest_links.store']
        destroy: typeof routes['merchant.forms.guest_links.destroy']
      }
      storeTyped: typeof routes['merchant.forms.store_typed']
    }
    cards: {
      index: typeof routes['merchant.cards.index']
    }
    batches: {
      index: typeof routes['merchant.batches.index']
      show: typeof routes['merchant.batches.show']
      download: typeof routes['merchant.batches.download']
    }
    mailbox: {
      index: typeof routes['merchant.mailbox.index']
      show: typeof routes['merchant.mailbox.show']
    }
    exportRecipients: {
      index: typeof routes['merchant.export_recipients.index']
      update: typeof routes['merchant.export_recipients.update']
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
  }
  home: typeof routes['home']
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
    data: typeof routes['status.data']
  }
  health: typeof routes['health']
  returning: {
    create: typeof routes['returning.create']
    store: typeof routes['returning.store']
    search: typeof routes['returning.search']
  }
  guests: {
    create: typeof routes['guests.create']
    store: typeof routes['guests.store']
    thanks: typeof routes['guests.thanks']
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
}
