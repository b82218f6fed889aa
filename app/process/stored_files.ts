import drive from '@adonisjs/drive/services/main'

export type DriveFile = ReturnType<ReturnType<typeof drive.use>['file']>

export async function* storedFiles(folder = ''): AsyncGenerator<DriveFile> {
  let paginationToken: string | undefined
  do {
    const page = await drive.use().listAll(folder, { recursive: true, paginationToken })
    for (const object of page.objects) if (object.isFile) yield object
    paginationToken = page.paginationToken
  } while (paginationToken)
}
