import { z } from 'zod'

const webUrl = z.url({ protocol: /^https?$/ })

/** What `web` reads. `docs/environment.md` is generated from it, together with the API's `config.ts`. */
export function webEnvironmentOf(production: boolean) {
  const required = (fallback: string) => (production ? webUrl : webUrl.default(fallback))
  return z.object({
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('The lowest level that is logged'),
    WEB_HOST: z.string().min(1).default('127.0.0.1').describe('Address that web listens on'),
    WEB_PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('Port that web listens on'),
    WEB_BUILD: z
      .enum(['build', 'build-workshop'])
      .default('build')
      .describe('Which build is served; `build-workshop` adds the gallery of components'),
    API_URL: required('http://127.0.0.1:5002').describe('Where web reaches the API'),
    SITE_URL: required('http://127.0.0.1:8080').describe(
      'URL of the site, for canonical links and the sitemap',
    ),
    DEMO: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .describe(
        'Makes this a demo installation, with demo accounts and a banner on every page; mails go to COMPANY_MAIL and `.example` addresses only',
      ),
    SAMPLE_CONTENT: z
      .enum(['true', 'false'])
      .default(production ? 'false' : 'true')
      .transform((value) => value === 'true')
      .describe(
        'Shows people, quotes and numbers that are placeholders. In production only a demo does, unless this is set',
      ),
  })
}

/** A wrong or missing value stops the boot with its name. */
export function readEnvironment(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = webEnvironmentOf(environment['NODE_ENV'] === 'production').safeParse(environment)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`environment of web: ${problems.join('; ')}`)
}
