import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Photo, PhotoError, type PhotoErrorCode } from '#documents/photo'
import { folderOfTest } from '#tests/helpers/folders'
import { drawnPhoto } from '#tests/unit/documents/samples'

async function refusal(source: Buffer): Promise<PhotoErrorCode | 'accepted'> {
  try {
    await Photo.read(source)
    return 'accepted'
  } catch (error) {
    if (error instanceof PhotoError) return error.code
    throw error
  }
}

/**
 * A valid grey JPEG of 700 x 900 with 127 scans: one of the brightness of its 9,944 blocks, and two of
 * each other frequency, which say in two bytes that all blocks are empty.
 */
async function jpegOfManyScans(): Promise<Buffer> {
  const grey = drawnPhoto(0, 700, 900).toColourspace('b-w')
  const source = await grey.jpeg({ progressive: true }).toBuffer()
  const brightness = source.subarray(
    0,
    source.indexOf('ffc4', source.indexOf('ffda', 0, 'hex'), 'hex')
  )
  const oneCode = Buffer.from(`ffc4001410${'01'.padEnd(32, '0')}d0`, 'hex')
  const scan = (frequency: number, bits: number) =>
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, frequency, frequency, bits, 0x1b, 0x63])
  const frequencies = Array.from({ length: 63 }, (_, at) => at + 1)
  const scans = frequencies.flatMap((at) => [scan(at, 0x01), scan(at, 0x10)])
  return Buffer.concat([brightness, oneCode, ...scans, Buffer.from('ffd9', 'hex')])
}

test.group('A photo', () => {
  test('a large photo becomes 700 x 900 with a thumb of 112 x 144', async ({ assert }) => {
    const photo = await Photo.read(await drawnPhoto(0, 1400, 1800).png().toBuffer())
    const [image, thumb] = await Promise.all([
      sharp(photo.image).metadata(),
      sharp(photo.thumb).metadata(),
    ])
    assert.deepEqual([photo.width, photo.height], [700, 900])
    assert.deepEqual(
      [image.format, image.width, image.height, image.space],
      ['jpeg', 700, 900, 'srgb']
    )
    assert.deepEqual([thumb.format, thumb.width, thumb.height], ['jpeg', 112, 144])
    assert.deepEqual(photo.warnings, [])
  })

  test('a photo from a file is read like one from memory', async ({ assert }) => {
    const file = join(folderOfTest('photo'), 'portrait.exe')
    await writeFile(file, await drawnPhoto().jpeg().toBuffer())
    const photo = await Photo.read(file)
    assert.equal(photo.width, 700)
  })

  test('a small photo is not enlarged', async ({ assert }) => {
    const photo = await Photo.read(await drawnPhoto(0, 420, 540).png().toBuffer())
    assert.deepEqual([photo.width, photo.height], [420, 540])
  })

  test('a wide photo is cropped to its middle, but a photo within 2% of the format is kept whole', async ({
    assert,
  }) => {
    const wide = await Photo.read(await drawnPhoto(0, 1600, 900).png().toBuffer())
    const almost = await Photo.read(await drawnPhoto(0, 707, 900).png().toBuffer())
    assert.deepEqual([wide.width, wide.height], [700, 900])
    assert.deepEqual([almost.width, almost.height], [700, 891])
  })

  test('a photo that lies on its side is turned and then measured upright', async ({ assert }) => {
    const lying = await drawnPhoto(0, 600, 771).png().toBuffer()
    const turned = await sharp(lying).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const photo = await Photo.read(turned)
    const metadata = await sharp(photo.image).metadata()
    assert.deepEqual([photo.width, photo.height], [600, 771])
    assert.isUndefined(metadata.orientation)

    const short = await drawnPhoto(0, 540, 420).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    assert.equal(await refusal(short), 'accepted')
  })

  test('the metadata of the phone is removed from the photo', async ({ assert }) => {
    const exif = { IFD3: { GPSLatitude: '40/1 22/1 0/1', GPSLatitudeRef: 'N' } }
    const source = await drawnPhoto().jpeg().withExif(exif).withXmp('<x/>').toBuffer()
    const before = await sharp(source).metadata()
    assert.isDefined(before.exif)

    const { image, thumb } = await Photo.read(source)
    for (const file of [image, thumb]) {
      const metadata = await sharp(file).metadata()
      assert.isUndefined(metadata.exif)
      assert.isUndefined(metadata.xmp)
      assert.isUndefined(metadata.icc)
    }
  })

  test('a photo file ({name}) is refused with the code "{code}"')
    .with([
      { name: 'SVG', code: 'notAnImage', make: async () => Buffer.from('<svg xmlns="x"/>') },
      { name: 'text', code: 'notAnImage', make: async () => Buffer.from('hello') },
      { name: 'an empty file', code: 'notAnImage', make: async () => Buffer.alloc(0) },
      { name: 'PDF', code: 'notAnImage', make: async () => Buffer.from('%PDF-1.7\n') },
      { name: 'GIF', code: 'notAnImage', make: () => drawnPhoto().gif().toBuffer() },
      { name: 'WebP', code: 'notAnImage', make: () => drawnPhoto().webp().toBuffer() },
      { name: '419 px', code: 'tooSmall', make: () => drawnPhoto(0, 419, 900).png().toBuffer() },
      { name: '539 px', code: 'tooSmall', make: () => drawnPhoto(0, 700, 539).png().toBuffer() },
      { name: 'a bare PNG header', code: 'broken', make: async () => head(await png(), 20) },
      { name: 'half a JPEG', code: 'broken', make: async () => head(await jpeg(), 9000) },
      { name: 'a JPEG of 127 scans', code: 'broken', make: jpegOfManyScans },
      { name: 'half a PNG', code: 'broken', make: async () => head(await png(), 9000) },
    ] as const)
    .run(async ({ assert }, { make, code }) => {
      assert.equal(await refusal(await make()), code)
    })

  test('a picture of 20,000 x 20,000 is refused before it is decoded', async ({ assert }) => {
    const bomb = enlarged(await png(), 20_000)
    assert.equal(await refusal(bomb), 'tooManyPixels')
  })

  test('{name} is accepted as a photo with the warning "{warning}"')
    .with([
      { name: 'a grey photo', warning: 'grey', make: () => drawnPhoto().greyscale() },
      { name: 'a dark photo', warning: 'dark', make: () => drawnPhoto().linear(0.35, 0) },
      {
        name: 'a washed out photo',
        warning: 'bright',
        make: () => drawnPhoto().linear(0.3, 178),
      },
      { name: 'a blurred photo', warning: 'blurred', make: () => drawnPhoto(1).blur(6) },
    ] as const)
    .run(async ({ assert }, { make, warning }) => {
      const photo = await Photo.read(await make().jpeg().toBuffer())
      assert.deepEqual(photo.warnings, [warning])
    })

  test('a pale colour photo gets no warning about a grey photo', async ({ assert }) => {
    for (let seed = 0; seed < 6; seed++) {
      const pale = drawnPhoto(seed).modulate({ saturation: 0.3 }).linear(0.6, 90)
      const { warnings } = await Photo.read(await pale.jpeg().toBuffer())
      assert.notInclude(warnings, 'grey')
    }
  })

  test('a photo of a person with dark skin gets no warning about a dark photo', async ({
    assert,
  }) => {
    const photo = await Photo.read(await drawnPhoto(5).jpeg().toBuffer())
    assert.deepEqual(photo.warnings, [])
  })

  test('staff can crop the face out of a full-length photo', async ({ assert }) => {
    const whole = await drawnPhoto(0, 2000, 2600).png().toBuffer()
    const photo = await Photo.crop(whole, { x: 600, y: 500, width: 560, height: 720 })
    assert.deepEqual([photo.width, photo.height], [560, 720])
  })

  test('a crop that leaves the photo is moved inside it', async ({ assert }) => {
    const whole = await drawnPhoto(0, 1400, 1800).png().toBuffer()
    const photo = await Photo.crop(whole, { x: -50, y: -10, width: 5000, height: 5000 })
    assert.deepEqual([photo.width, photo.height], [700, 900])
    await assert.rejects(
      () => Photo.crop(whole, { x: 1000, y: 0, width: 500, height: 600 }),
      'Photo refused: tooSmall'
    )
  })
})

const png = () => drawnPhoto().png().toBuffer()
const jpeg = () => drawnPhoto().jpeg().toBuffer()
/** The PNG with a header that claims this number of pixels a side and has a correct checksum. */
function enlarged(bytes: Buffer, side: number): Buffer {
  const bomb = Buffer.from(bytes)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

const head = (bytes: Buffer, length: number) => bytes.subarray(0, length)
