import { test } from '@playwright/test'
import pg from 'pg'
import { resetSettings } from './settings-page.ts'

const lockId = 5_714

/** Settings are global: test files that change or need them run one at a time and restore the defaults. */
export function takeTurnsWithSettings(): void {
  let turn: pg.Client | undefined
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    turn = new pg.Client({
      connectionString: `postgres://postgres@127.0.0.1:5432/${process.env['E2E_DATABASE']}`,
    })
    await turn.connect()
    await turn.query('select pg_advisory_lock($1)', [lockId])
  })
  test.afterAll(async () => {
    await resetSettings()
    await turn?.end()
  })
}
