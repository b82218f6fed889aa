import { join } from 'node:path'
import { defineConfig, services } from '@adonisjs/drive'
import env, { storageDir } from '#start/env'

const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK', 'fs'),
  services: {
    fs: services.fs({
      location: join(storageDir, 'files'),
      serveFiles: false,
      visibility: 'private',
    }),
    s3: services.s3({
      credentials: {
        accessKeyId: env.get('S3_KEY')?.release() ?? '',
        secretAccessKey: env.get('S3_SECRET')?.release() ?? '',
      },
      region: env.get('S3_REGION', 'eu-west-1'),
      endpoint: env.get('S3_ENDPOINT'),
      forcePathStyle: Boolean(env.get('S3_ENDPOINT')),
      bucket: env.get('S3_BUCKET', ''),
      visibility: 'private',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
