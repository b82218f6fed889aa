import sharp from 'sharp'
import { execSync } from 'node:child_process'
const [file,res,cols,out,from,to]=process.argv.slice(2)
execSync(`rm -f /tmp/docs_bench/M-*; pdftoppm -r ${res} ${from?`-f ${from} -l ${to}`:''} -png ${file} /tmp/docs_bench/M`)
const list=execSync('ls /tmp/docs_bench/M-*.png').toString().trim().split('\n')
const m=await sharp(list[0]).metadata(); const w=m.width!+12,h=m.height!+12,c=Number(cols)
await sharp({create:{width:w*Math.min(c,list.length),height:h*Math.ceil(list.length/c),channels:3,background:'#777'}}).composite(list.map((input,i)=>({input,left:(i%c)*w+6,top:Math.floor(i/c)*h+6}))).png().toFile(out)
