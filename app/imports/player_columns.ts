import { firstSurnames, SECOND_SURNAME, secondSurnames } from '#imports/names'

export const playerSynonyms: Record<string, string[]> = {
  playerId:
    'player id|id|n atp|n wta|no atp|no wta|n o atp|n o wta|numero atp|numero wta|atp number|wta number|atp id|wta id|id atp|id wta|itf id|ipin|player number|member id|id jugador|id jugadora|codigo|numero de jugador|winner id|jugador id'.split(
      '|'
    ),
  name: 'name|first name|first|given name|given names|forename|nombre|nombre de pila|name first|nombres'.split(
    '|'
  ),
  lastName: [
    ...'last name|last|surname|surnames|family name|apellido|apellidos|name last'.split('|'),
    ...firstSurnames,
  ],
  [SECOND_SURNAME]: secondSurnames,
  fullName:
    'player|player name|full name|jugador|jugadora|jugador a|jugadores|nombre completo|nombre y apellidos|apellidos y nombre|apellidos nombre|nombre apellidos|nombre jugador|nombre del jugador|tenista|winner name|players'.split(
      '|'
    ),
  birthDate:
    'birth date|birth|dob|date of birth|birthdate|birthday|born|fecha de nacimiento|fecha nacimiento|nacimiento|f nacimiento|fec nac|fecha nac'.split(
      '|'
    ),
  nationality:
    'nationality|nat|ioc|noc|country|country code|nation|nacionalidad|pais|winner ioc|nac'.split(
      '|'
    ),
  rank: 'rank|ranking|pos|rk|position|posicion|puesto|atp ranking|wta ranking|atp rank|wta rank|singles rank|entry rank|winner rank|clasificacion'.split(
    '|'
  ),
  draw: 'draw|cuadro|entry|entry type|entry status|acceptance|winner entry|inscripcion|tipo de entrada'.split(
    '|'
  ),
  status: 'status|estado|situacion|singles doubles'.split('|'),
  withdrawn: 'withdrawn|withdrawal|retirado|retirada|baja'.split('|'),
  tour: ['tour', 'circuito'],
}
