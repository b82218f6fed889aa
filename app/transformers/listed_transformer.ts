import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import type { ListName } from '#form_types/lists'
import { optionLabel } from '#form_types/options'
import type Form from '#models/form'
import { isWithheld } from '#models/form/sight'
import { tutorNameOf } from '#models/form/tutor'
import type User from '#models/user'
import { ageOn } from '#shared/days'
import { textIn } from '#sql/json'

const label = (list: ListName, value: string | null, i18n: I18n) =>
  value ? optionLabel(list, value, i18n) : null

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

  /** `today`: in the time zone of the edition. */
  forBallboys(i18n: I18n, today: string, reader: User) {
    const { birthDate, company } = this.resource
    const withheld = isWithheld(reader, this.resource)
    const detail = withheld ? {} : this.resource.detail
    return {
      ...this.toObject(),
      withheld,
      age: birthDate && !withheld ? ageOn(birthDate, today) : null,
      club: company,
      license: textIn(detail, 'license'),
      licenseValid: Boolean(detail.licenseValid),
      polo: label('ballboy.polos', textIn(detail, 'polo'), i18n),
      pant: label('ballboy.pants', textIn(detail, 'pant'), i18n),
      shoes: textIn(detail, 'shoes'),
      ...this.forTutors(withheld),
    }
  }

  forTutors(withheld: boolean) {
    const detail = withheld ? {} : this.resource.detail
    return {
      tutor: tutorNameOf({ detail }),
      tutorPhones: ['tutorCellPhone', 'tutorPhone'].flatMap((name) => textIn(detail, name) || []),
      tutorEmail: textIn(detail, 'tutorEmail'),
    }
  }

  forGuests(i18n: I18n, host: Form | null, reader: User) {
    const { reserved } = this.resource
    const detail = isWithheld(reader, this.resource) ? {} : this.resource.detail
    return {
      ...this.toObject(),
      guestType: label('defaultGuestTypes', textIn(detail, 'type'), i18n),
      validity: label('validities', textIn(detail, 'validity'), i18n),
      day: textIn(detail, 'day'),
      playerName: textIn(detail, 'playerName'),
      reserved: Boolean(reserved),
      host: host && new ListedTransformer(host).toObject(),
    }
  }
}
