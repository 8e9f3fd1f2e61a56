import { betterAuth } from 'better-auth'
import { bearer, twoFactor } from 'better-auth/plugins'
import pg from 'pg'
import type { Logger } from 'pino'
import { signInByCode, withSignInByCode } from './auth-by-code.ts'
import { newId } from './ids.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { isHttpsOnly } from './security-headers.ts'

export type Auth = ReturnType<typeof createAuth>
const sessionCookie = 'session'
/** better-auth's own name for what a sign-in sets while the second factor is still to come. */
export const challengeCookie = 'better-auth.two_factor'
/** A hint that scripts can read, without any rights: there may be a session, so requesting it is worthwhile. */
const hintCookie = 'signed_in'

/** As long as better-auth waits for the second factor. */
const challengeSeconds = 600
const day = 24 * 3_600
/** A session ends when it is not used for this long, … */
const week = 7 * day
/** … and in any case this long after the sign-in. */
export const longestSessionDays = 30

type AuthOptions = {
  databaseUrl: string
  secret: string
  origins: string[]
  logger: Logger
  onConnectionLost: (error: Error) => void
}

/** Sessions, passwords and second factors, on our own tables through the identity role's own pool. */
export function createAuth(options: AuthOptions) {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 6,
    application_name: 'identity',
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
  })
  pool.on('error', options.onConnectionLost)
  pool.on('connect', (client) => client.on('error', options.onConnectionLost))
  const secure = isHttpsOnly(options.origins)
  const auth = betterAuth({
    appName: 'Trusswell',
    baseURL: options.origins[0] ?? '',
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: options.origins,
    database: pool,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => options.logger.error({ message }, 'identity') },
    rateLimit: { enabled: false }, // limits are ours: by account and by address, in Redis
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: week,
      updateAge: 3_600,
      cookieCache: { enabled: false },
      fields: snake('userId', 'expiresAt', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt'),
      additionalFields: {
        authenticatedAt: { type: 'date', fieldName: 'authenticated_at', input: false, required: false },
      },
    },
    user: {
      modelName: 'users',
      fields: snake('emailVerified', 'createdAt', 'updatedAt'),
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        deactivatedAt: { type: 'date', fieldName: 'deactivated_at', input: false, required: false },
        pendingEmail: { type: 'string', fieldName: 'pending_email', input: false, required: false },
        organisationId: { type: 'string', fieldName: 'organisation_id', input: false, required: false },
        organisationRole: { type: 'string', fieldName: 'organisation_role', input: false, required: false },
        lastActiveAt: { type: 'date', fieldName: 'last_active_at', input: false, required: false },
      },
    },
    account: {
      modelName: 'accounts',
      fields: snake(
        'userId',
        'accountId',
        'providerId',
        'accessToken',
        'refreshToken',
        'idToken',
        'accessTokenExpiresAt',
        'refreshTokenExpiresAt',
        'createdAt',
        'updatedAt',
      ),
    },
    verification: {
      modelName: 'verifications',
      fields: snake('expiresAt', 'createdAt', 'updatedAt'),
      storeIdentifier: 'hashed',
    },
    advanced: {
      useSecureCookies: false, // the prefix of cookie names; the attribute is set below
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      cookiePrefix: '',
      cookies: { session_token: { name: secure ? `__Host-${sessionCookie}` : sessionCookie } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
    },
    databaseHooks: {
      session: {
        create: {
          // A deactivated person can't sign in, even with the right password.
          before: async (session) => {
            const { rows } = await pool.query('select from users where id = $1 and deactivated_at is null', [
              session.userId,
            ])
            return rows.length > 0 ? undefined : false
          },
        },
      },
    },
    plugins: [
      withSignInByCode(
        twoFactor({
          issuer: 'Trusswell',
          twoFactorTable: 'two_factors',
          schema: {
            user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
            twoFactor: {
              modelName: 'two_factors',
              fields: {
                userId: 'user_id',
                backupCodes: 'backup_codes',
                failedVerificationCount: 'failed_verification_count',
                lockedUntil: 'locked_until',
              },
            },
          },
        }),
      ),
      signInByCode(),
      bearer({ requireSignature: true }),
    ],
  })
  return {
    api: auth.api,
    /** Whose sign-in waits for its second factor, by the cookie of its first step. */
    async challengedUser(cookie: string | undefined): Promise<string | null> {
      const identifier = unsigned(cookie ?? '')
      const { internalAdapter } = await auth.$context
      const { value = '' } = (await internalAdapter.findVerificationValue(identifier)) ?? {}
      // The same table counts the tries.
      return isUuid(value) ? value : null
    },
    /** Notes that a mailed code was the first step of the sign-in whose challenge these cookies set. */
    async markChallengeByCode(setCookies: string[]): Promise<void> {
      const set = setCookies.find((each) => each.startsWith(`${challengeCookie}=`))
      const value = set?.slice(challengeCookie.length + 1).split(';')[0] ?? ''
      const { internalAdapter } = await auth.$context
      const expiresAt = new Date(Date.now() + challengeSeconds * 1_000)
      const identifier = firstStep(decodeURIComponent(value))
      await internalAdapter.createVerificationValue({ identifier, value: 'code', expiresAt })
    },
    async isChallengeByCode(cookie: string | undefined): Promise<boolean> {
      const { internalAdapter } = await auth.$context
      return (await internalAdapter.findVerificationValue(firstStep(cookie ?? '')))?.value === 'code'
    },
    cookieName: secure ? `__Host-${sessionCookie}` : sessionCookie,
    /** Name, value and attributes of the hint, which is set and renewed together with the session cookie. */
    hint: (signedIn: boolean) =>
      [
        hintCookie,
        signedIn ? '1' : '',
        { path: '/', sameSite: 'lax', maxAge: signedIn ? week : 0, secure },
      ] as const,
    secure,
    pool,
    close: () => pool.end(),
  }
}

const unsigned = (cookie: string) => cookie.slice(0, cookie.lastIndexOf('.'))
const firstStep = (cookie: string) => `first-step-${unsigned(cookie)}`
const isUuid = (value: string) => /^[0-9a-f-]{36}$/.test(value)

const snake = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(
    fields.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
  ) as Record<Field, string>
