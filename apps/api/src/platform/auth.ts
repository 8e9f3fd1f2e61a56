import { betterAuth } from 'better-auth'
import { bearer, twoFactor } from 'better-auth/plugins'
import pg from 'pg'
import type { Logger } from 'pino'
import { signInByCode, withSignInByCode } from './auth-by-code.ts'
import { cookieName } from './cookie-name.ts'
import { newId } from './ids.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import type { Signer } from './secrets.ts'
import { isHttpsOnly } from './security-headers.ts'

export type Auth = ReturnType<typeof createAuth>

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
  /** Makes the digests of recovery codes. */
  recoveryCodes: Signer
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
  const sessionCookie = cookieName('session', secure)
  /** A hint that scripts can read, without any rights: there may be a session, so requesting it is worthwhile. */
  const hintCookie = cookieName('signed_in', secure)
  const cookiePrefix = cookieName('better-auth', secure)
  /** better-auth's own name for what a sign-in sets while the second factor is still to come. */
  const challengeCookie = `${cookiePrefix}.two_factor`
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
        adminSince: { type: 'date', fieldName: 'admin_since', input: false, required: false },
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
      useSecureCookies: false, // another prefix of cookie names; the attribute is set below
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      cookiePrefix,
      cookies: { session_token: { name: sessionCookie } },
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
          backupCodeOptions: { storeBackupCodes: asDigests(options.recoveryCodes) },
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
    /** Checks a code of the authenticator app or uses up a recovery code. */
    verifySecondFactor: (code: string, headers: Headers) =>
      isTotp(code)
        ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
        : auth.api.verifyBackupCode({
            body: { code: digestOf(options.recoveryCodes, code) },
            headers,
            returnHeaders: true,
          }),
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
    sessionCookie,
    challengeCookie,
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

/** Recovery codes have letters and a hyphen. */
export const isTotp = (code: string) => /^\d{6}$/.test(code)

/** The session that an answer's cookie is for; the bearer plugin names it in a header as well. */
export const newSessionToken = (headers: Headers) => headers.get('set-auth-token')?.split('.')[0] ?? ''

const digestOf = (signer: Signer, code: string) => `hmac:${signer.sign(code)}`

/**
 * Recovery codes are stored as keyed digests. The library encodes the list when it makes the codes and again, with the
 * digests that remain, when one is used.
 */
const asDigests = (signer: Signer) => ({
  encrypt: async (list: string) =>
    JSON.stringify(
      (JSON.parse(list) as string[]).map((each) =>
        each.startsWith('hmac:') ? each : digestOf(signer, each),
      ),
    ),
  decrypt: async (list: string) => list,
})

const unsigned = (cookie: string) => cookie.slice(0, cookie.lastIndexOf('.'))
const firstStep = (cookie: string) => `first-step-${unsigned(cookie)}`
const isUuid = (value: string) => /^[0-9a-f-]{36}$/.test(value)

const snake = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(
    fields.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
  ) as Record<Field, string>
