import type { TestApi } from './harness.ts'

/** The code that the worker would mail to this person, whose newest request it belongs to. */
export async function mailedCode(api: TestApi, userId: string): Promise<string> {
  const [row] = await api.database.rows<{ id: string; browser: string }>(
    'select id, browser from sign_in_codes where user_id = $1 order by created_at desc limit 1',
    [userId],
  )
  if (!row) throw new Error('no code was asked for')
  return api.deps.signInCodes.codeOf({ ...row, user_id: userId })
}
