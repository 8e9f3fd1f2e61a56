import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startClamd } from '../../../bin/private-clamd.ts'

export type TestClamd = Awaited<ReturnType<typeof startClamd>>

/** A clamd for one test file. */
export function useClamd(): TestClamd {
  const holder = {} as TestClamd
  let directory = ''
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'clamd-'))
    Object.assign(holder, await startClamd(directory))
  })
  afterAll(async () => {
    await holder.stop()
    await rm(directory, { recursive: true, force: true })
  })
  return holder
}
