/** Decodes a photo and encodes it at the size kept, nothing else: `photo.mjs <file> <times>`. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { spread } from '../tools/figures.mjs'
import { report } from './application.mjs'

const [file, times] = process.argv.slice(2)
const photo = await readFile(file)
const taken = []
for (let time = 0; time < Number(times); time++) {
  const started = performance.now()
  await sharp(photo).resize(700, 900).jpeg({ quality: 85 }).toBuffer()
  taken.push(performance.now() - started)
}
await report(spread(taken))
process.disconnect()
