// `pnpm test:s3`: everything that stores files, against a real S3 gateway instead of the disk. Needs Debian's ceph-mon,
// ceph-osd, ceph-common and radosgw.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clearS3Settings, startGateway } from './private-gateway.ts'
import { run } from './processes.ts'

clearS3Settings()
const directory = await mkdtemp(join(tmpdir(), 'gateway-'))
const gateway = await startGateway(join(directory, 'ceph'))
try {
  const files = ['applications/routes', 'applications/links', 'files/files'].map(
    (name) => `modules/${name}.test`,
  )
  await run('tests', ['node_modules/.bin/vitest', 'run', '--project=api', '--reporter=default', ...files], {
    TEST_S3_ENDPOINT: gateway.endpoint,
    TEST_S3_ACCESS_KEY_ID: gateway.accessKeyId,
    TEST_S3_SECRET_ACCESS_KEY: gateway.secretAccessKey,
  })
} finally {
  await gateway.stop()
  await rm(directory, { recursive: true, force: true })
}
