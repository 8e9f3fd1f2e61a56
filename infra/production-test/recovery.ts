// Backup, loss, restore and storage in S3.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startGateway } from '../../bin/private-gateway.ts'
import type { ChatMessage } from '../../packages/domain/src/chat.ts'
import { compose, composeOutput, infra, operate, sql, work } from './deployment.ts'
import { addresses } from './engine.ts'
import { execute } from './execute.ts'
import { hosts } from './outside.ts'
import {
  checkFile,
  checkPicture,
  checkReceipt,
  messagesOf,
  openChat,
  type Portal,
  type UploadedFile,
} from './portal.ts'
import { report } from './steps.ts'
import { applyWith, fileState, resumeOf, type Visitor } from './visits.ts'

/** Gives a moment to restore to: one marker was stored before it and one after it, as was one message. */
export async function backUp({ project, client }: Portal): Promise<{ moment: string; log: string }> {
  const say = async (content: string) => {
    const { status, text } = await client.post(`/api/projects/${project}/messages`, { content })
    assert.equal(status, 201, text)
  }
  await compose('run', '--rm', '--no-deps', '-T', 'backup', 'full')
  await sql(
    `insert into audit_entries (id, action, entity, entity_id) values (gen_random_uuid(), 'marker.before', 'marker', gen_random_uuid())`,
  )
  await say('Before the moment')
  const { log } = await messagesOf(client, project)
  const moment = await sql('select clock_timestamp()')
  await say('After the moment')
  await sql(
    `insert into audit_entries (id, action, entity, entity_id) values (gen_random_uuid(), 'marker.after', 'marker', gen_random_uuid())`,
  )
  await compose('run', '--rm', '--no-deps', '-T', 'backup', 'recent')
  await compose('run', '--rm', '--no-deps', '-T', 'backup', 'check')
  for (const each of await readdir(join(work, 'backups/files')))
    assert.match(await readFile(join(work, 'backups/files', each), 'latin1'), /^age-encryption\.org\/v1/)
  return { moment, log }
}

type StoredFile = { id: string; email: string; content: Buffer }

export async function destroyAndRestore(
  moment: string,
  key: string,
  admin: Visitor,
  file: StoredFile,
): Promise<void> {
  await compose('stop', 'api-1', 'api-2', 'worker', 'postgres')
  await compose('rm', '-f', 'api-1', 'api-2', 'worker', 'postgres', 'migrate', 'content')
  for (const volume of ['postgres', 'files']) await execute('docker', ['volume', 'rm', `trusswell_${volume}`])
  await operate('restore', moment, key)
  assert.equal(
    await sql(`select string_agg(action, ',') from audit_entries where entity = 'marker'`),
    'marker.before',
  )
  const resume = await resumeOf(admin, file.email)
  assert.equal(resume.headers['content-length'], String(file.content.length), resume.text.slice(0, 200))
  report('the marker before the moment, not the one after; the file is served')
  const stored = await composeOutput('exec', '-T', 'api-1', 'cat', `/var/lib/trusswell/files/kept/${file.id}`)
  assert.ok(stored.startsWith('%PDF-'))
}

type Expected = { log: string; message: ChatMessage; projectFile: UploadedFile; receipt: string }

/** The conversation under a new log, its picture, the project's file and the receipt, byte for byte. */
export async function checkPortal(
  { project, admin, client }: Portal,
  { log, message, projectFile, receipt }: Expected,
): Promise<void> {
  const now = await messagesOf(client, project)
  assert.equal(now.data[0]?.content, 'Before the moment')
  assert.notEqual(now.log, log)
  const restored = await client.send(`/api/projects/${project}/messages/${message.id}`)
  assert.deepEqual(restored.json(), message)
  await checkPicture(admin, message)
  await checkFile(admin, projectFile)
  await checkReceipt(client, receipt)
  // A page that was open all the time drops what it has.
  const page = await openChat(client, project, log, now.as_of)
  await page.receives(
    'the reset',
    (frame) => frame.t === 'reset' && frame.reason === 'log' && frame.log === now.log,
  )
  page.close()
  report('the conversation has a new log; picture, project file and receipt are served')
}

export async function storeInS3(key: string, applicant: Visitor, content: Buffer): Promise<void> {
  const gateway = await startGateway(join(work, 'ceph'), addresses.storage)
  try {
    const bucket = 'trusswell-files'
    const lines = [
      `S3_BUCKET=${bucket}`,
      `S3_ENDPOINT=http://${hosts.storage}:7490`,
      `S3_ACCESS_KEY_ID=${gateway.accessKeyId}`,
      `S3_SECRET_ACCESS_KEY='${gateway.secretAccessKey}'`,
    ]
    await makeBucket(gateway, bucket)
    for (const name of ['api.env', 'worker.env', 'backup_s3']) {
      const path = join(infra, 'secrets', name)
      await writeFile(path, `${await readFile(path, 'utf8')}${lines.join('\n')}\n`)
    }
    // Files of before are on the disk; moving them is not part of this step.
    await sql(`update files set state = 'removed', name = '', removed_at = now()`)
    await compose('up', '-d', '--no-deps', '--wait', '--force-recreate', 'api-1', 'api-2', 'worker')
    const id = await applyWith(applicant, 'sita@people.test', content)
    await fileState(id, 'clean')
    await compose('run', '--rm', '--no-deps', '-T', 'backup', 'recent')
    const copy = join(work, 'copy.pdf')
    await execute('age', [
      '--decrypt',
      '--identity',
      key,
      '--output',
      copy,
      join(work, 'backups/files', `${id}.age`),
    ])
    assert.equal(
      createHash('sha256')
        .update(await readFile(copy))
        .digest('hex'),
      createHash('sha256').update(content).digest('hex'),
    )
  } finally {
    await gateway.stop()
  }
}

async function makeBucket(
  gateway: { endpoint: string; accessKeyId: string; secretAccessKey: string },
  bucket: string,
): Promise<void> {
  await execute('rclone', ['mkdir', `store:${bucket}`], {
    env: {
      RCLONE_CONFIG: '/dev/null',
      RCLONE_CONFIG_STORE_TYPE: 's3',
      RCLONE_CONFIG_STORE_PROVIDER: 'Ceph',
      RCLONE_CONFIG_STORE_ENDPOINT: gateway.endpoint,
      RCLONE_CONFIG_STORE_ACCESS_KEY_ID: gateway.accessKeyId,
      RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: gateway.secretAccessKey,
    },
  })
}
