import { Writable } from 'node:stream'
import { CardSheet } from '#documents/card_sheet'
import { cardFace } from '#tests/unit/documents/samples'
const null_=()=>new Writable({write(_c,_e,cb){cb()}})
const ranges=[[0x20,0x24f],[0x300,0x36f],[0x370,0x52f],[0x900,0x97f],[0x590,0x6ff],[0x1e00,0x1fff],[0x2000,0x206f],[0xa8e0,0xa8ff],[0x1cd0,0x1cff],[0xfe00,0xfe2f],[0x1f300,0x1faff],[0xd800,0xdfff],[0,0x1f],[0x3040,0x9fff],[0xa640,0xa69f],[0xa720,0xa7ff],[0xe000,0xe100],[0x1d00,0x1dff]]
function* faces(n:number){for(let i=0;i<n;i++){const s=(l:number)=>{let o='';const r=ranges[Math.floor(Math.random()*ranges.length)],q=ranges[Math.floor(Math.random()*ranges.length)];for(let k=0;k<l;k++){const [a,b]=Math.random()<.7?r:q;o+=String.fromCodePoint(a+Math.floor(Math.random()*(b-a)))}return o};yield cardFace({name:s(1+Math.random()*40),lastName:s(Math.random()*200),role:s(30),company:s(60),zones:[{code:s(3),label:s(20)+' / '+s(20)}],country:s(3),terms:[s(300)],serial:'x'+i})}}
const r=await new CardSheet(faces(4000),{layout:'lanyard',sheet:'single'}).render(null_())
console.log(r.drawn.length,r.failed.length,[...new Set(r.failed.map(f=>f.error.stack!.split('\n').slice(0,3).join('|')))])
let t=performance.now(); const photo=Buffer.alloc(0)
const r2=await new CardSheet((function*(){for(let i=0;i<500;i++)yield cardFace({name:'',lastName:'',role:'',company:null,country:null,serial:String(i),terms:[],zones:[],validity:{label:'',days:['garbage','2024-13-01']},category:{key:'',label:'',color:'red',textColor:'x',outline:'nope'},photo:i%2?Buffer.from('notajpeg'):photo,token:i===7?'':'T'.repeat(i===8?5000:26)})})(),{layout:'cr80',sheet:'a4'}).render(null_()); console.log(r2.drawn.length,r2.failed.map(f=>f.serial+f.error.message),r2.withoutPhoto.length)
const r3=await new CardSheet([],{layout:'cr80',sheet:'a4'}).render(null_());console.log(r3)
