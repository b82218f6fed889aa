import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type { ListName } from '#form_types/lists'
import { optionLabel } from '#form_types/options'
import type Form from '#models/form'

/** For coordinators: without document, birth date and photo. */
export default class ListedTransformer extends BaseTransformer<Form> {
  toObject() {
    const form = this.resource
    return {
      id: form.id,
      type: form.type,
      idForm: form.idForm,
      name: form.fullName,
      state: form.state,
      withdrawn: form.withdrawnAt !== null,
    }
  }

  forBallboys(i18n: I18n) {
    const { birthDate, company, detail } = this.resource
    const size = (list: ListName, value: string | null) =>
      value ? optionLabel(list, value, i18n) : null
    return {
      ...this.toObject(),
      age: birthDate ? Math.floor(-DateTime.fromISO(birthDate).diffNow('years').years) : null,
      club: company,
      license: (detail.license ?? null) as string | null,
      licenseValid: Boolean(detail.licenseValid),
      polo: size('ballboy.polos', detail.polo),
      pant: size('ballboy.pants', detail.pant),
      shoes: (detail.shoes ?? null) as string | null,
      ...this.forTutors(),
    }
  }

  forTutors() {
    const { detail } = this.resource
    return {
      tutor: [detail.tutorName, detail.tutorLastName].filter(Boolean).join(' '),
      tutorPhones: [detail.tutorCellPhone, detail.tutorPhone].filter(Boolean) as string[],
      tutorEmail: (detail.tutorEmail ?? null) as string | null,
    }
  }

  forGuests(i18n: I18n, host: Form | null) {
    const { detail, reserved } = this.resource
    const word = (list: ListName, value: string | null) =>
      value ? optionLabel(list, value, i18n) : null
    return {
      ...this.toObject(),
      guestType: word('defaultGuestTypes', detail.type),
      validity: word('validities', detail.validity),
      day: (detail.day ?? null) as string | null,
      playerName: (detail.playerName ?? null) as string | null,
      reserved: Boolean(reserved),
      host: host && new ListedTransformer(host).toObject(),
    }
  }
}
