import countries from 'i18n-iso-countries/index.js'
import { createRequire } from 'node:module'
import { fold } from '#shared/fold'

const load = createRequire(import.meta.url)

/** Sporting codes that differ from ISO. */
const sportingCodes = `
  ARU AW ANG AO UAE AE ASA AS ANT AG BUR BF BAN BD BUL BG BRN BH BAH BS BIZ BZ BER BM BAR BB BRU BN
  BHU BT BOT BW SUI CH CHI CL CGO CG CRC CR CAY KY GER DE DEN DK ALG DZ FIJ FJ GUI GN GAM GM GBS GW
  GEQ GQ GRE GR GRN GD GUA GT HON HN CRO HR HAI HT INA ID IRI IR CAM KH SKN KN KOS XK KUW KW LBA LY
  SRI LK LES LS LAT LV MON MC MAD MG MYA MM MGL MN MTN MR MRI MU MAW MW MAS MY NIG NE NGR NG NCA NI
  NED NL NEP NP OMA OM PHI PH PUR PR POR PT PAR PY PLE PS KSA SA SUD SD SOL SB ESA SV SLO SI SEY SC
  CHA TD TOG TG TGA TO TPE TW TAN TZ URU UY VIN VC IVB VG ISV VI VIE VN VAN VU SAM WS RSA ZA ZAM ZM
  ZIM ZW`

/** Former and unofficial codes that mean exactly one country today. */
const otherCodes = `
  FRG DE GDR DE RHO ZW LIB LB LEB LB SIN SG TRI TT ROM RO ENG GB SCO GB WAL GB NIR GB UK GB USA US
  SPA ES ESP ES HOL NL KOS XK CUR CW`

const alpha2ByWord = new Map<string, string>()
const add = (word: string, alpha2: string) => {
  if (!alpha2ByWord.has(fold(word))) alpha2ByWord.set(fold(word), alpha2)
}
const addPairs = (pairs: string) => {
  for (const [, code, alpha2] of pairs.matchAll(/(\w{2,3})\s+(\w{2})\b/g)) add(code, alpha2)
}

// The first meaning wins: BRN is Bahrain to the IOC and Brunei to ISO.
addPairs(sportingCodes)
for (const [alpha3, alpha2] of Object.entries(countries.getAlpha3Codes())) add(alpha3, alpha2)
addPairs(otherCodes)
for (const alpha2 of Object.keys(countries.getAlpha2Codes())) add(alpha2, alpha2)
for (const language of ['es', 'en']) {
  countries.registerLocale(load(`i18n-iso-countries/langs/${language}.json`))
  const names = countries.getNames(language, { select: 'all' })
  for (const [alpha2, all] of Object.entries(names)) for (const name of all) add(name, alpha2)
}
for (const [name, alpha2] of [
  ['Corea del Sur', 'KR'],
  ['South Korea', 'KR'],
  ['Chequia', 'CZ'],
  ['Chinese Taipei', 'TW'],
  ['Great Britain', 'GB'],
  ['Gran Bretaña', 'GB'],
  ['England', 'GB'],
  ['Inglaterra', 'GB'],
  ['Scotland', 'GB'],
  ['Estados Unidos', 'US'],
  ['Holanda', 'NL'],
  ['Türkiye', 'TR'],
])
  add(name, alpha2)

/** ISO alpha-2 from `GER`, `DEU`, `LIB` or `Alemania`; null for `URS` and `UNK`. */
export const nationalityIn = (text: string): string | null =>
  alpha2ByWord.get(fold(text).replace(/^\(|[.)]$/g, '')) ?? null
