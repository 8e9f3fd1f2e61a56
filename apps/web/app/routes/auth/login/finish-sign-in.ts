import type { Me } from '@trusswell/domain/account.ts'
import { session } from '../../../lib/session/browser-session.ts'

/** For both ways to sign in. Without a user the account asks for a second factor. */
export const finishSignIn =
  (onSecondFactor: () => void) =>
  ({ user }: { user: Me | null }, succeed: (description: string) => void) => {
    if (!user) return onSecondFactor()
    succeed('Logged in successfully')
    session.signedIn(user)
  }
