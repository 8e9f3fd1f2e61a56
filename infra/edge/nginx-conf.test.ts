import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { nginxConf } from './nginx-conf.ts'

const options = {
  listen: '127.0.0.1:8080',
  runDir: '/run/edge',
  assetsDir: '/srv/client',
  apiPorts: [5002, 5012],
  webPort: 3000,
}
const conf = nginxConf(options)

test('every API process is an upstream', () => {
  expect(conf).toContain('server 127.0.0.1:5002 max_fails=0')
  expect(conf).toContain('server 127.0.0.1:5012 max_fails=0')
})

test('the client never says who it is', () => {
  expect(conf).not.toContain('proxy_add_x_forwarded_for')
  expect(conf).toContain('X-Forwarded-For $remote_addr;')
})

test('nginx accepts it', async () => {
  const runDir = await mkdtemp(join(tmpdir(), 'edge-'))
  const file = join(runDir, 'nginx.conf')
  await writeFile(file, nginxConf({ ...options, runDir }))
  const { stderr } = await promisify(execFile)('nginx', ['-t', '-p', runDir, '-c', file])
  expect(stderr).toContain('test is successful')
  await rm(runDir, { recursive: true })
})
