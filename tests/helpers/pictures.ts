import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Picture } from '#tests/helpers/form_body'
import { photoJpeg } from '#tests/helpers/photo_file'

const named = (name: string, type: string, bytes: Buffer): Picture => ({ name, type, bytes })

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of any size in a few kilobytes, with one black bit a pixel. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Pictures that every form refuses, each with the failing rule. */
export const badPictures: {
  what: string
  rule: string
  picture: () => Promise<Picture> | Picture
}[] = [
  {
    what: 'a photo of 2 MB',
    rule: 'file.size',
    picture: async () =>
      named(
        'yo.jpg',
        'image/jpeg',
        Buffer.concat([await photoJpeg(), Buffer.alloc(2 * 1024 * 1024)])
      ),
  },
  {
    what: 'a text named .jpg',
    rule: 'photo.namedLikeOne',
    picture: () => named('yo.jpg', 'image/jpeg', Buffer.from('Soy una foto, de verdad.')),
  },
  {
    what: 'an empty file',
    rule: 'photo.namedLikeOne',
    picture: () => named('yo.jpg', 'image/jpeg', Buffer.alloc(0)),
  },
  {
    what: 'an SVG',
    rule: 'file.extname',
    picture: () =>
      named('yo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  },
  {
    what: 'an SVG named .png',
    rule: 'photo.namedLikeOne',
    picture: () =>
      named('yo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  },
  {
    what: 'a GIF',
    rule: 'file.extname',
    picture: async () =>
      named(
        'yo.gif',
        'image/gif',
        await sharp(await photoJpeg())
          .gif()
          .toBuffer()
      ),
  },
  {
    what: 'a GIF named .jpg',
    rule: 'photo.namedLikeOne',
    picture: async () =>
      named(
        'yo.jpg',
        'image/jpeg',
        await sharp(await photoJpeg())
          .gif()
          .toBuffer()
      ),
  },
  {
    what: 'a PNG of 20,000 × 20,000 pixels',
    rule: 'photo.tooManyPixels',
    picture: () => named('yo.png', 'image/png', hugePng(20_000)),
  },
  {
    what: 'a photo of 100 × 100 pixels',
    rule: 'photo.tooSmall',
    picture: async () =>
      named('yo.jpg', 'image/jpeg', await photoJpeg({ width: 100, height: 100 })),
  },
  {
    what: 'a black and white photo',
    rule: 'photo.grey',
    picture: async () =>
      named(
        'yo.jpg',
        'image/jpeg',
        await sharp(await photoJpeg())
          .grayscale()
          .jpeg()
          .toBuffer()
      ),
  },
  {
    what: 'half a photo',
    rule: 'photo.broken',
    picture: async () => named('yo.jpg', 'image/jpeg', (await photoJpeg()).subarray(0, 4000)),
  },
]
