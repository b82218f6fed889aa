import { join } from 'node:path'
import { defineConfig, services } from '@adonisjs/drive'
import env, { storageDir } from '#start/env'

const disk = env.get('DRIVE_DISK', 'fs')

const driveConfig = defineConfig({
  default: disk,
  services: {
    fs: services.fs({
      location: join(storageDir, 'files'),
      serveFiles: false,
      visibility: 'private',
    }),
    // The drivers of all disks named here are loaded; that of S3 takes 150 ms.
    ...(disk === 's3' && {
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
        // Amazon's buckets refuse access lists, and are private without them.
        supportsACL: false,
        // Limits for a store that hangs. A large file may take longer while its bytes arrive.
        requestHandler: { connectionTimeout: 3000, socketTimeout: 10_000 },
        maxAttempts: 2,
      }),
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
