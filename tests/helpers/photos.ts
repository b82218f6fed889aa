import db from '@adonisjs/lucid/services/db'
import type Form from '#models/form'
import type { SealedFile } from '#sealing/files'
import FormPhoto from '#models/form_photo'

/** Keeps the secrets of photos that a request of a factory names. */
export const keepPhotos = (form: Form, photos: SealedFile[]) =>
  db.transaction((trx) => FormPhoto.add(trx, form, photos))
