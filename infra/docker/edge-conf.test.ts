import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

describe('the image’s configuration', () => {
  const print = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'edge-conf.ts')], {
      env: { ...process.env, ...env },
    })

  test('takes the proxies in front from the environment', async () => {
    const { stdout } = await print({
      EDGE_REAL_IP_FROM: '172.30.20.5, 2001:db8::/32',
      EDGE_REAL_IP_HEADER: 'CF-Connecting-IP',
    })
    for (const line of ['set_real_ip_from 172.30.20.5;', 'set_real_ip_from 2001:db8::/32;']) {
      expect(stdout).toContain(line)
    }
    expect(stdout).toContain('real_ip_header CF-Connecting-IP;')
  })

  test.each([
    ['EDGE_REAL_IP_FROM', 'proxy.example'],
    ['EDGE_REAL_IP_FROM', '10.0.0.0/33'],
    ['EDGE_REAL_IP_FROM', '10.0.0.1; return 200'],
    ['EDGE_REAL_IP_HEADER', 'X-Real-IP; return 200'],
  ])('stops with the name of %s when it is %s', async (name, value) => {
    await expect(print({ [name]: value })).rejects.toThrow(`${name}: `)
  })
})
