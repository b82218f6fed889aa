import sharp from 'sharp'
import { dice } from '#database/seeders/people'

const skins = ['#f4cfae', '#e3b38c', '#c98d62', '#8d5a3b', '#5f3a26']
const hairs = ['#2b1b12', '#5a3a22', '#a5682a', '#d9b36c', '#777777', '#101010']
const clothes = ['#1d4ed8', '#0f766e', '#7c2d12', '#4c1d95', '#334155', '#9f1239']
const grounds = ['#e8edf2', '#eef2ea', '#f2ece6', '#e6ecf5']

/** A drawn face, different for every number: no real person is in the demonstration. */
export async function drawnPhoto(
  number: number,
  gender: 'man' | 'woman'
): Promise<{ image: Buffer; thumb: Buffer }> {
  const roll = dice(number * 31 + 5)
  const skin = roll.pick(skins)
  const hair = roll.pick(hairs)
  const long = gender === 'woman'
  const glasses = roll.next() > 0.75
  const smile = 585 + roll.int(20)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 900">
    <rect width="700" height="900" fill="${roll.pick(grounds)}"/>
    ${long ? `<path d="M150 420 Q140 120 350 120 Q560 120 550 420 L570 700 L130 700 Z" fill="${hair}"/>` : ''}
    <path d="M60 900 Q80 720 280 690 L420 690 Q620 720 640 900 Z" fill="${roll.pick(clothes)}"/>
    <rect x="285" y="600" width="130" height="130" rx="50" fill="${skin}"/>
    <ellipse cx="350" cy="440" rx="175" ry="225" fill="${skin}"/>
    <path d="M175 400 Q170 170 350 165 Q530 170 525 400 Q500 280 350 270 Q200 280 175 400 Z" fill="${hair}"/>
    <g fill="#ffffff"><ellipse cx="280" cy="430" rx="30" ry="18"/><ellipse cx="420" cy="430" rx="30" ry="18"/></g>
    <g fill="#2f2a26"><circle cx="280" cy="430" r="14"/><circle cx="420" cy="430" r="14"/></g>
    <g stroke="${hair}" stroke-width="12" stroke-linecap="round" fill="none"><path d="M245 390 Q280 372 312 388"/><path d="M388 388 Q420 372 455 390"/></g>
    <path d="M350 450 Q330 520 345 532 Q360 538 372 530" stroke="#00000040" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M290 575 Q350 ${smile + 20} 410 575" stroke="#9b3b3b" stroke-width="12" fill="none" stroke-linecap="round"/>
    ${glasses ? '<g stroke="#222" stroke-width="8" fill="none"><circle cx="280" cy="430" r="52"/><circle cx="420" cy="430" r="52"/><path d="M332 430 H368"/></g>' : ''}
  </svg>`
  const image = await sharp(Buffer.from(svg)).resize(700, 900).jpeg({ quality: 82 }).toBuffer()
  const thumb = await sharp(image).resize(112, 144).jpeg({ quality: 70 }).toBuffer()
  return { image, thumb }
}
