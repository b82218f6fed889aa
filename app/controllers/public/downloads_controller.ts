import type { HttpContext } from '@adonisjs/core/http'
import { type Locale, localeOf, locales } from '#config/i18n'
import { Leaflet, leaflets, type LeafletName } from '#documents/leaflet'
import { requiredDownloads } from '#http/files/downloads'
import { notFound } from '#http/route_records'
import Tournament from '#models/tournament'
import { nameFile } from '#http/files/named_file'

export default class DownloadsController {
  async show(ctx: HttpContext) {
    const { request, response, params, i18n } = ctx
    const document = leaflets.find((name) => name === params.document)
    const tournament = document && (await Tournament.activeOf(Leaflet.sportOf(document)))
    if (!tournament) throw notFound(ctx)

    const requestedLocale = locales.find((code) => code === request.qs().lang)
    const locale = requestedLocale ?? localeOf(i18n)
    const leaflet = new Leaflet(document, locale, tournament)
    const pdf = await leaflet.render()
    this.#remember(ctx, document, locale)
    response.header('Content-Type', 'application/pdf')
    nameFile(response, leaflet.fileName, 'inline')
    return response.send(pdf)
  }

  #remember({ response }: HttpContext, document: LeafletName, locale: Locale) {
    const name = requiredDownloads.find((one) => one === document)
    if (!name) return
    // Each download must reach the server, which records it.
    response.header('Cache-Control', 'private, no-store')
    const version = Leaflet.versionOf(name, locale)
    const download = { version, locale, at: new Date().toISOString() }
    response.encryptedCookie(`read_${name}`, download)
  }
}
