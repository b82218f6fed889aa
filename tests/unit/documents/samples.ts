import sharp, { type Sharp } from 'sharp'
import type { CardFace } from '#documents/card_sheet'

const SKIN = ['#f1c9a5', '#8d5524', '#e0ac69', '#c68642', '#ffdbac', '#5c3a21']
const HAIR = ['#2b1b12', '#111111', '#7a4a21', '#c9a227', '#8c8c8c', '#3b2a1a']
const SHIRT = ['#1e3a8a', '#065f46', '#7f1d1d', '#374151', '#6d28d9', '#0f766e']

/** A drawn photo in front of a light wall; `seed` changes face, hair and clothes. */
export function drawnPhoto(seed = 0, width = 840, height = 1080): Sharp {
  const skin = SKIN[seed % SKIN.length]
  const hair = HAIR[Math.floor(seed / 2) % HAIR.length]
  const shirt = SHIRT[Math.floor(seed / 3) % SHIRT.length]
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
      viewBox="0 0 700 900" preserveAspectRatio="xMidYMid slice">
      <rect x="-700" y="-900" width="2100" height="2700" fill="#e8ecef"/>
      <path d="M40 960c0-190 120-250 310-250s310 60 310 250z" fill="${shirt}"/>
      <path d="M262 700l88 110 88-110z" fill="#fff"/>
      <rect x="285" y="590" width="130" height="150" rx="55" fill="${skin}"/>
      <path d="M${150 - (seed % 3) * 15} 420c0-420 ${400 + (seed % 3) * 30}-420 400 0l-20 120H170z" fill="${hair}"/>
      <ellipse cx="350" cy="430" rx="165" ry="215" fill="${skin}"/>
      <path d="M184 440c-20-330 352-330 332 0-16-110-70-170-166-170s-150 60-166 170z" fill="${hair}"/>
      <g fill="#fff"><ellipse cx="285" cy="420" rx="30" ry="16"/><ellipse cx="415" cy="420" rx="30" ry="16"/></g>
      <g fill="#23313f"><circle cx="285" cy="420" r="13"/><circle cx="415" cy="420" r="13"/></g>
      <g fill="none" stroke="${hair}" stroke-width="10" stroke-linecap="round">
        <path d="M250 385q35-22 70-4M380 381q35-18 70 4"/></g>
      <path d="M350 430q-26 70-6 82 14 6 28-2" fill="none" stroke="#0004" stroke-width="8"/>
      <path d="M295 560q55 38 110 0" fill="none" stroke="#9b3b34" stroke-width="12" stroke-linecap="round"/>
      </svg>`)
  )
}

export function photoJpeg(seed = 0): Promise<Buffer> {
  return drawnPhoto(seed, 700, 900).jpeg({ quality: 85 }).toBuffer()
}

export function cardFace(changes: Partial<CardFace> = {}): CardFace {
  return {
    serial: 'MTO24-PR-000123',
    token: 'K7QZP2M4XW9RT3VB6NCHDYFJ5E',
    name: 'Iñaki Łukasz',
    lastName: "Đorđević-O'Neill",
    role: 'Fotógrafo',
    company: 'Agencia Meridiana',
    country: 'ESP',
    category: {
      key: 'photo',
      label: 'Fotógrafo',
      also: 'Photographer',
      color: '#00838F',
      textColor: '#FFFFFF',
    },
    zones: [
      { code: '0', label: 'Recinto general / General grounds' },
      { code: '1', label: 'Pista / Court level' },
      { code: '4', label: 'Sala de prensa / Media centre' },
    ],
    validity: { label: '22/04 – 05/05', days: [] },
    photo: null,
    tournament: {
      name: 'Abierto de la Meseta',
      year: 2024,
      sport: 'tennis',
      accent: '#0B3D91',
      place: 'Caja Verde, Madrid',
    },
    locale: 'es',
    terms: [
      'Esta acreditación es personal e intransferible, es propiedad de la organización y puede ser retirada en cualquier momento. Llévela siempre visible.',
      'This accreditation is personal and not transferable, remains the property of the organiser and may be withdrawn at any time. Wear it visibly.',
      'Si la encuentra, entréguela en el centro de acreditaciones. If found, please return it to the accreditation centre.',
    ],
    phone: '+34 910 000 112',
    ...changes,
  }
}

/** A day pass for 27 April, a Saturday, or for several days. */
export const dayPass = (...days: string[]): Partial<CardFace> => ({
  role: 'Invitada',
  category: {
    key: 'guest',
    label: 'Invitado de jugador',
    also: 'Player guest',
    color: '#8BC34A',
    textColor: '#000000',
  },
  validity: { label: '27/04', days: days.length > 0 ? days : ['2024-04-27'] },
})

/** A card background with strong dark and light areas. */
export async function loudBackground(key = 'backgrounds/loud.jpg') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="655" height="909">
    <rect width="655" height="909" fill="#111827"/><rect width="330" height="909" fill="#b45309"/>
    <circle cx="180" cy="440" r="230" fill="#0f766e"/><circle cx="540" cy="715" r="180" fill="#d9f99d"/></svg>`
  return { key, picture: await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer() }
}
