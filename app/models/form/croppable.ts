import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { FormSchema } from '#database/schema'
import { discardAfter } from '#database/transactions'
import { Photo, PhotoError, type PhotoArea } from '#documents/photo'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import type Form from '#models/form'
import { discardFile, readPhoto, storePhoto } from '#models/form/photos'
import type { Revision } from '#models/form/revisable'

type Size = { width: number; height: number }

export function Croppable<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    /** The photo before any cropping; null without a photo. */
    async original() {
      const file = this.imageOriginal ?? this.image
      const bytes = await readPhoto(file)
      return bytes && { file: file!, bytes, ...(await Photo.sizeOf(bytes)) }
    }

    /** `area` in pixels of the original. @throws FieldRefusal; Refusal `noPhoto`, `editedMeanwhile` */
    async crop(
      this: Form,
      area: PhotoArea,
      revision: Pick<Revision, 'by' | 'version'>
    ): Promise<Form> {
      const original = await this.original()
      if (!original) throw new Refusal('noPhoto', {}, { status: 409 })
      refuseOutside(area, original)
      const restored = isWhole(area, original) && original.file.startsWith('portraits/')
      if (restored && original.file === this.image) return this

      const old = { image: this.image!, isOriginal: this.imageOriginal === null }
      const photo = await Photo.crop(original.bytes, area).catch(asRefusal)
      const imageWarnings = photo.warnings.length ? photo.warnings : null
      const photos = restored ? [] : [await storePhoto(photo)]
      const image = restored ? original.file : photos[0].key
      const sets = { imageWarnings, imageOriginal: restored ? null : original.file }
      try {
        await this.revise({ image }, { ...revision, photos, sets })
      } catch (error) {
        if (!restored) await discardAfter(error, () => discardFile(image))
        throw error
      }
      if (!old.isOriginal) await discardFile(old.image)
      return this
    }
  }
}

function refuseOutside({ x, y, width, height }: PhotoArea, size: Size) {
  const values = { width: size.width, height: size.height }
  if (x + width > size.width) throw new FieldRefusal('width', 'outsidePhoto', values)
  if (y + height > size.height) throw new FieldRefusal('height', 'outsidePhoto', values)
}

const isWhole = ({ x, y, width, height }: PhotoArea, size: Size) =>
  x === 0 && y === 0 && width === size.width && height === size.height

function asRefusal(cause: unknown): never {
  if (!(cause instanceof PhotoError)) throw cause
  throw new FieldRefusal('width', `photo.${cause.code}`, {}, { cause })
}
