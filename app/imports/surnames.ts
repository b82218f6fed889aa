export const SECOND_SURNAME = 'secondSurname'

export const firstSurnames = [
  ...['primer apellido', '1er apellido', '1 apellido', 'apellido 1', 'apellido paterno'],
  ...['ap', 'apell', 'apdos', 'apellidos jugador', 'apellidos jugadora'],
]

export const secondSurnames = [
  ...['segundo apellido', '2º apellido', '2 apellido', 'apellido 2', 'apellido materno'],
  ...['second surname', 'second last name', 'surname 2', 'last name 2'],
]

export function withWholeSurname({ [SECOND_SURNAME]: second, ...values }: Record<string, string>) {
  return second ? { ...values, lastName: `${values.lastName ?? ''} ${second}`.trim() } : values
}
