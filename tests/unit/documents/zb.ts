import { createWriteStream, statSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { randomBytes } from 'node:crypto'
import { CardSheet, type CardFace } from '#documents/card_sheet'
import { cardFace } from '#tests/unit/documents/samples'
const N=Number(process.env.N ?? 500)
// distinct photographic-looking JPEGs (noise over gradient), ~100-150 KB
const photos:Buffer[]=[]
for(let i=0;i<N;i++){photos.push(await sharp({create:{width:700,height:900,channels:3,background:'#888',noise:{type:'gaussian',mean:120+i%50,sigma:18}}}).jpeg({quality:85}).toBuffer())}
console.log('photo', photos[0].length)
const zones=[['0','Recinto general / General grounds'],['1','Pista / Court level'],['4','Sala de prensa / Media centre'],['7','Oficinas / Tournament offices']].map(([code,label])=>({code,label}))
const A='ABCDEFGHJKLMNPQRSTUVWXYZ234567'
const faces:CardFace[]=photos.map((photo,i)=>cardFace({photo,serial:`MTO24-PR-${String(i).padStart(6,'0')}`,token:Array.from(randomBytes(26),b=>A[b%30]).join(''),name:['Iñaki','Łukasz','María','Зоя'][i%4]+' '+i,lastName:['García Núñez','Đorđević','Παπαδόπουλος','Ruiz'][i%4]+' '+(i*7),role:['Fotógrafo','Prensa','Voluntario'][i%3],zones:zones.slice(0,1+i%4),company:'Medio '+i%40}))
const MM=72/25.4
async function hand(file:string){
  const f=(w:string)=>`/work/main/node_modules/@expo-google-fonts/noto-sans/${w}/NotoSans_${w}.ttf`
  const d=new PDFDocument({autoFirstPage:false,pdfVersion:'1.7'});d.registerFont('r',f('400Regular'));d.registerFont('b',f('700Bold'))
  const out=createWriteStream(file);d.pipe(out)
  const t=(s:string,x:number,y:number,w:number,size:number,min:number,font:string,color:string,align:any='left')=>{d.font(font);for(;size>min&&d.fontSize(size).widthOfString(s)>w*MM;size-=0.5);d.fontSize(size).fillColor(color).text(s,x*MM,y*MM,{width:w*MM,align,lineBreak:false})}
  for(const c of faces){
    d.addPage({size:[86*MM,134*MM],margin:0})
    d.rect(0,0,86*MM,22*MM).fill('#0B3D91');d.circle(11*MM,11.7*MM,6.2*MM).fill('#fff');d.rect(0,22*MM,86*MM,1.4*MM).fill('#00838F')
    for(let s=0;s<9;s++){for(let x=-3;x<90;x+=1.5){const y=92+15*Math.sin(x/10+s/3);x<-2?d.moveTo(x*MM,y*MM):d.lineTo(x*MM,y*MM)}d.lineWidth(0.3).stroke('#d6dff0')}
    t(c.tournament.name,20.5,5,60,15,8,'b','#fff');t(`2024 · ${c.tournament.place}`,20.5,13,60,10,5,'r','#eee')
    d.save().roundedRect(5*MM,28.5*MM,33.5*MM,43*MM,4).clip();d.image(c.photo!,5*MM,28.5*MM,{width:33.5*MM,height:43*MM});d.restore()
    d.roundedRect(5*MM,28.5*MM,33.5*MM,43*MM,4).stroke('#cbd5e1')
    const {modules:m}=QRCode.create(c.token,{errorCorrectionLevel:'M'});const u=30.5*MM/m.size
    for(let y=0;y<m.size;y++)for(let x=0;x<m.size;x++){const s=x;while(x<m.size&&m.data[y*m.size+x])x++;if(x>s)d.rect(50.5*MM+s*u,28.5*MM+y*u,(x-s)*u,u)}
    d.fill('#000')
    t(c.serial,41,67,26,7.5,5,'r','#444','right');t(c.country!,68,67,12,11,7,'b','#111','center')
    t(c.name,5,76,76,26,10,'b','#111');t(c.lastName,5,86,76,26,10,'b','#111');t(c.role,5,96,76,13,7,'b','#444');t(c.company!,5,101,76,10,7,'r','#444')
    c.zones.forEach((z,i)=>{d.roundedRect((5+i*9)*MM,108.6*MM,7.6*MM,7.6*MM,3).fill('#111827');t(z.code,5+i*9,109.5,7.6,15,6,'b','#fff','center')})
    d.rect(0,119*MM,86*MM,15*MM).fill('#00838F');t('FOTÓGRAFO',5,122,46,22,9,'b','#fff');t(c.validity.label,53,124,28,11,7,'b','#fff','right')
    d.addPage({size:[86*MM,134*MM],margin:0})
    d.rect(0,0,86*MM,15*MM).fill('#0B3D91');t(c.tournament.name+' 2024',5,5,76,12,7,'b','#fff');t('FOTÓGRAFO',8,18,70,12,7,'b','#111')
    t('Zonas autorizadas / Authorised zones',5,26.5,76,8.5,6,'b','#444')
    c.zones.forEach((z,i)=>{d.roundedRect(5*MM,(31+i*6.4)*MM,5.2*MM,5.2*MM,2).fill('#111827');t(z.code,5,32+i*6.4,5.2,10,6,'b','#fff','center');const[a,b]=z.label.split(' / ');t(a,12,32+i*6.4,34,8.5,5.5,'r','#111');t(b,47,32+i*6.4,34,8.5,5.5,'r','#444')})
    d.font('r').fontSize(7.5).fillColor('#444').text(c.terms.join('\n'),5*MM,90*MM,{width:76*MM,height:29*MM})
    d.roundedRect(5*MM,123*MM,76*MM,6.5*MM,2).fill('#e7ebf4');t('Emergencias / Emergency',7,124.5,35,8,5,'r','#111');t(c.phone!,43,124,36,11,7,'b','#111','right')
  }
  d.end();await finished(out)
}
const mode=process.argv[2]
for(let i=0;i<3;i++){
  let t=performance.now();
  if(mode==='hand') await hand('/tmp/docs_bench/hand.pdf'); else await new CardSheet(faces,{layout:'lanyard',sheet:mode==='a4'?'a4':'single'}).render(createWriteStream('/tmp/docs_bench/ours.pdf'))
  console.log(mode,(performance.now()-t).toFixed(0)+'ms', (statSync('/tmp/docs_bench/'+(mode==='hand'?'hand':'ours')+'.pdf').size/1e6).toFixed(1)+'MB', (process.memoryUsage.rss()/1e6).toFixed(0))
}
