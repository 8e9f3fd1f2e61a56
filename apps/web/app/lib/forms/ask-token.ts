import type { FormName } from '@trusswell/domain/form-guard.ts'
import type { ApiClient } from '../api/client.ts'
import type { Token } from './send-guarded.ts'

export async function askToken(api: ApiClient, form: FormName): Promise<Token> {
  const { data } = await api.GET('/api/form-tokens/{form}', {
    params: { path: { form } },
    signal: AbortSignal.timeout(8_000),
  })
  if (!data) throw new Error('No form token')
  return data
}
