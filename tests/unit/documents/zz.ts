import { createWriteStream } from 'node:fs'
import { CardSheet, type LayoutKey } from '#documents/card_sheet'
import { cardFace, portraitJpeg } from '#tests/unit/documents/samples'
const photo = await portraitJpeg(0), p2=await portraitJpeg(4), p3=await portraitJpeg(9)
const all=[['0','Recinto general / General grounds'],['1','Pista / Court level'],['2','Vestuarios y fisio / Locker rooms, physio'],['3','Zona jugadores / Player lounge, gym'],['4','Sala de prensa / Media centre'],['5','Recinto TV / Broadcast compound'],['6','VIP-Hospitality'],['7','Oficinas / Tournament offices'],['8','Zona de servicio / Back of house'],['9','Pistas de entrenamiento / Practice courts']].map(([code,label])=>({code,label}))
export const faces = [
  cardFace({ photo }),
  cardFace({ photo:p2, name:'María del Carmen', lastName:'Fernández de Córdoba y Álvarez de Toledo', role:'Responsable de comunicación y relaciones institucionales', company:'Radiotelevisión Independiente de la Comunidad', category:{key:'medical',label:'Servicio médico',color:'#FFFFFF',textColor:'#C62828',outline:'#C62828'}, zones:[...all,{code:'P2',label:'Parking P2'}], serial:'MTO24-ME-000001', country:'FRA'}),
  cardFace({ photo:p3, name:'Σωκράτης', lastName:'Παπαδόπουλος', role:'Invitado de jugador', company:null, country:'GRE', category:{key:'guest',label:'Invitado de jugador',color:'#8BC34A',textColor:'#000000'}, validity:{label:'27/04',days:['2024-04-27']}, locale:'es', zones:all.slice(0,2)}),
  cardFace({ photo:null, name:'Дмитрий', lastName:'Щербаков 李小龙 👩‍🚀 مريم', role:'Volunteer', company:'<!--<script>alert(1)</script>', tournament:{name:'Open de Golf del Valle presentado por Aguas del Norte',year:2024,sport:'golf',accent:'#14532D',place:'Club de Campo La Encina'}, category:{key:'volunteer',label:'Voluntario',color:'#F9A825',textColor:'#000000'}, validity:{label:'26/09 – 29/09',days:['2024-09-26','2024-09-28']}, locale:'en', country:'BUL', zones:[]}),
  cardFace({ photo, name:'N'.repeat(200), lastName:'Ñandú '.repeat(30), role:'R'.repeat(90), company:'Ç '.repeat(80), country:'ESP' }),
]
for (const layout of ['lanyard','a6','cr80','a7'] as LayoutKey[]) for (const sheet of ['single','a4'] as const) {
  const r = await new CardSheet(faces, { layout, sheet, createdAt: new Date(0) }).render(createWriteStream(`/tmp/docs_bench/${layout}_${sheet}.pdf`))
  console.log(layout, sheet, r.drawn.length, r.failed, r.withoutPhoto)
}
