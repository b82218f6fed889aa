import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import type Tournament from '#models/tournament'
import { localWindows } from '#models/tournament/windows'
import { relatedCount } from '#sql/counts'

export default class TournamentTransformer extends BaseTransformer<Tournament> {
  toObject() {
    return {
      ...this.pick(this.resource, [
        'id',
        'sport',
        'name',
        'code',
        'year',
        'place',
        'startsOn',
        'endsOn',
        'active',
        'quarterFinals',
        'accent',
      ]),
      fullName: this.resource.fullName,
      logo: this.resource.logoPath,
    }
  }

  forList() {
    const { windows, closing } = this.resource
    const now = DateTime.utc()
    return {
      ...this.toObject(),
      closed: Boolean(closing),
      requests: relatedCount(this.resource, 'forms'),
      open: windows.filter((window) => window.isOpen(now)).length,
    }
  }

  forEdit() {
    return {
      ...this.toObject(),
      ...this.pick(this.resource, [
        'timeZone',
        'pressFrom',
        'pressTo',
        'mindate',
        'maxdate',
        'licenceYear',
        'tutorConfirms',
        'limits',
      ]),
      windows: localWindows(this.resource),
    }
  }
}
