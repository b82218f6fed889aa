import { rm } from 'node:fs/promises'
import cache from '@adonisjs/cache/services/main'
import type { writtenMails } from '#mails/eml_transport'
import { discardFile } from '#models/form/photos'
import { mailsWithExpiredList } from '#purge/expired_rows'
import { discardEach } from '#purge/removal'

/** What is deleted after the rows of a person: keys on the drive, ids of mails, keys of cached faces. */
export type Leftovers = { files: string[]; mails: number[]; faces: string[] }

export type Mailbox = Awaited<ReturnType<typeof writtenMails>>

/** If one of them stays, the nightly purge removes it as a stray file. */
export async function removeFiles({ files, mails, faces }: Leftovers, mailbox: Mailbox) {
  await discardEach(files, discardFile)
  await removeMailFiles(mails, mailbox)
  await discardEach(faces, (key) => cache.namespace('faces').delete({ key }))
}

/** Lists with the person have expired; mails that are files have them attached. */
export async function removeExpiredLists(mailbox: Mailbox) {
  const mails = await mailsWithExpiredList().pojo<{ id: number }>()
  await removeMailFiles(
    mails.map(({ id }) => id),
    mailbox
  )
}

async function removeMailFiles(ids: number[], mailbox: Mailbox) {
  const gone = new Set(ids)
  const files = mailbox.filter(({ mail }) => mail && gone.has(mail))
  await discardEach(files, ({ path }) => rm(path, { force: true }))
}
