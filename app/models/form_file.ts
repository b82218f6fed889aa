import { FormFileSchema } from '#database/schema'

/** A document that came with a request; the answer of its question holds its key. */
export default class FormFile extends FormFileSchema {}
