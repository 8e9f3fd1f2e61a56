import type { Area, Storage } from '../src/platform/files/storage.ts'

/** The ids of what lies in an area, on disk or in a bucket. */
export async function listStored(storage: Storage, area: Area): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of storage.list(area)) ids.push(id)
  return ids
}

const { TEST_S3_ENDPOINT: endpoint, TEST_S3_ACCESS_KEY_ID = '', TEST_S3_SECRET_ACCESS_KEY = '' } = process.env
const bucketOf = (database: string) => database.replaceAll('_', '-')

/** `pnpm test:s3` runs the same tests against a gateway, with a bucket for each database. */
export const storageEnv = (database: string): Record<string, string> =>
  endpoint
    ? {
        S3_BUCKET: bucketOf(database),
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
      }
    : {}

export async function makeBucket(database: string): Promise<void> {
  if (!endpoint) return
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const credentials = { accessKeyId: TEST_S3_ACCESS_KEY_ID, secretAccessKey: TEST_S3_SECRET_ACCESS_KEY }
  // Another region would be written into the request, where the gateway knows none.
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: bucketOf(database) }))
}
