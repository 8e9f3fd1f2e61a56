import { betterAuth } from 'better-auth'
import { bearer, twoFactor } from 'better-auth/plugins'
import pg from 'pg'
import type { Logger } from 'pino'
import { newId } from './ids.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

export type Auth = ReturnType<typeof createAuth>
const sessionCookie = 'session'
/** Readable by scripts and worth nothing: it says that asking for the session may be worth a request. */
const hintCookie = 'signed_in'

const week = 7 * 24 * 3_600

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
  const secure = options.origins.every((origin) => origin.startsWith('https:'))
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
          // A deactivated person has the right password and still doesn't get in.
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
      bearer({ requireSignature: true }),
    ],
  })
  return {
    api: auth.api,
    cookieName: secure ? `__Host-${sessionCookie}` : sessionCookie,
    /** Set and renewed beside the session's own cookie. */
    hint: (signedIn: boolean) =>
      `${hintCookie}=${signedIn ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${signedIn ? week : 0}${secure ? '; Secure' : ''}`,
    secure,
    pool,
    close: () => pool.end(),
  }
}

const snake = <Field extends string>(...fields: Field[]) =>
  Object.fromEntries(
    fields.map((field) => [field, field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
  ) as Record<Field, string>
