import createClient from 'openapi-fetch'
import type { paths } from './schema.gen.ts'

export type ApiClient = ReturnType<typeof createClient<paths>>

/** In the browser the API has the page's own origin. */
export const createApiClient = (baseUrl: string, headers: Record<string, string> = {}): ApiClient =>
  createClient<paths>({ baseUrl, headers })
