import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { APIError } from 'better-auth/api'
import { z } from 'zod'

const path = '/sign-in/code'

/**
 * Starts a session for a person whose mailed code was checked by us. better-auth's own routes aren't served, so only our
 * code can call it.
 */
export const signInByCode = () =>
  ({
    id: 'sign-in-by-code',
    endpoints: {
      signInByCode: createAuthEndpoint(
        path,
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          const session = user && (await internalAdapter.createSession(user.id, false))
          if (!user || !session) throw new APIError('UNAUTHORIZED')
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ token: session.token, user: { id: user.id } })
        },
      ),
    },
  }) satisfies BetterAuthPlugin

/** The plugin asks for the second factor after its own list of sign-ins; ours is one more. */
export function withSignInByCode<Plugin extends { hooks: { after: { matcher: (at: never) => boolean }[] } }>(
  secondFactor: Plugin,
): Plugin {
  const after = secondFactor.hooks.after.map((hook) => ({
    ...hook,
    matcher: (at: { path?: string }) => at.path === path || hook.matcher(at as never),
  }))
  return { ...secondFactor, hooks: { ...secondFactor.hooks, after } }
}
