import { middleware } from '#start/kernel'
import { archiveBytes } from '#documents/photo_archive'
import { limits } from '#documents/spreadsheet'

/** A request: the photos of a person and of three guests, and documents, of 1 MB each. */
export const requestFiles = middleware.files('8mb')

/** A logo, or the background of cards. */
export const pictureFile = middleware.files('8mb')

/** A list as a spreadsheet. */
export const listFile = middleware.files('8mb')

/** A list of people and an archive of their photos. */
export const peopleFiles = middleware.files(limits.bytes + archiveBytes + 1024 * 1024)
