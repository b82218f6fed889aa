/** Invented people for the demonstration: names that exercise sorting, accents and length. */
const names = {
  man: [
    'Iñaki',
    'Łukasz',
    'Álvaro',
    'Jesús',
    'Björn',
    'Íñigo',
    'Óscar',
    'Marc',
    'Andrés',
    'Rubén',
    'Çağlar',
    'Dmytro',
    'Giorgos',
    'Hugo',
    'Iker',
    'José María',
    'Xavier',
    'Li',
    'Tomáš',
    'Šimon',
    'Ángel',
    'Pau',
  ],
  woman: [
    'Begoña',
    'Zoë',
    'Núria',
    'Ainhoa',
    'Chloé',
    'Mónica',
    'Inés',
    'Agnieszka',
    'Sofía',
    'Ålice',
    'Lucía',
    'Marta',
    'Xiomara',
    'Irina',
    'Élodie',
    'Paloma',
    'Rocío',
    'Ximena',
    'Olga',
    'Verónica',
  ],
}
const surnames = [
  'Núñez',
  'Ibáñez',
  'García',
  'Đorđević',
  "O'Neill",
  'Peña',
  'Kowalczyk',
  'Muñoz',
  'Çelik',
  'de la Fuente',
  'Zapatero',
  'Ruiz-Cabañas',
  'Ñíguez',
  'Papadopoulos',
  'Müller',
  'van der Berg',
  'Xu',
  'Novák',
  'Öztürk',
  'Fernández',
  'Echeverría',
  'Sørensen',
  'Vázquez',
  'Quintero',
  'Bielsa',
  'Azpilicueta',
  'Łapiński',
  'Moreau',
  'Tkachenko',
  'Ybarra',
]
const outlets = [
  'Diario del Norte',
  'Radio Meseta',
  'La Raqueta',
  'Golf y Hoyos',
  'Agencia Lienzo',
  'Tele Ribera',
  'The Baseline Post',
  'Le Filet',
  'Deportes 7',
  'El Marcador',
  'Fairway Weekly',
  'Canal Tribuna',
]
const companies = [
  'Montajes Alcor, S.L.',
  'Seguridad Peñalara',
  'Catering Olivar',
  'Electricidad Roble',
  'Transportes Cigüeña',
  'Sonido Abierto',
  'Limpiezas Jara',
  'Banco Ejemplo',
  'Aguas del Sur',
  'Clínica Set',
]
const jobs = [
  'Técnico de sonido',
  'Jefa de sala',
  'Vigilante',
  'Enfermera',
  'Montador',
  'Coordinadora',
  'Operador de cámara',
  'Fisioterapeuta',
  'Responsable de protocolo',
  'Cocinero',
]
const countries = [
  'ES',
  'ES',
  'ES',
  'ES',
  'FR',
  'GB',
  'DE',
  'PL',
  'RS',
  'TR',
  'IT',
  'PT',
  'UA',
  'GR',
  'CZ',
  'US',
]

/** Numbers that look random and are the same in every demonstration. */
export function dice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    next,
    int: (max: number) => Math.floor(next() * max),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)],
  }
}

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** One invented person, by number. */
export function person(number: number) {
  const roll = dice(number * 7919 + 17)
  const idGender = roll.pick(['man', 'woman'] as const)
  const name = roll.pick(names[idGender])
  const lastName = `${roll.pick(surnames)} ${roll.pick(surnames)}`
  const digits = 10_000_000 + ((number * 7_919) % 89_000_000)
  const mailName = `${name}.${lastName}`
    .normalize('NFKD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()
  return {
    idGender,
    name,
    lastName,
    birthDate: `${1955 + roll.int(45)}-${String(1 + roll.int(12)).padStart(2, '0')}-${String(1 + roll.int(28)).padStart(2, '0')}`,
    document: `${digits}${LETTERS[digits % 23]}`,
    idNationality: roll.pick(countries),
    idCountry: roll.pick(countries),
    email: `${mailName.slice(0, 40)}.${number}@example.com`,
    cellPhone: `+346${String(10_000_000 + roll.int(89_999_999))}`,
    city: roll.pick(['Madrid', 'Sevilla', 'Bilbao', 'A Coruña', 'León', 'París', 'Lisboa']),
    outlet: roll.pick(outlets),
    company: roll.pick(companies),
    job: roll.pick(jobs),
    roll,
  }
}
