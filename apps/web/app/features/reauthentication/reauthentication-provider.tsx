import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'

const PasswordDialog = lazy(() => import('./password-dialog.tsx'))

type Reauthenticate = <Result>(action: () => Promise<Result>) => Promise<Result>

const ReauthenticationContext = createContext<Reauthenticate | null>(null)

/** The action that waits for the password: it is repeated afterwards or cancelled. */
type Waiting = { again: () => void; giveUp: () => void }

export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  const reauthenticate = useCallback<Reauthenticate>(async (action) => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'reauth_required') throw error
      await new Promise<void>((again, reject) => {
        setWaiting({ again, giveUp: () => reject(error) })
      }).finally(() => setWaiting(null))
      return action()
    }
  }, [])

  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {waiting && (
        <Suspense>
          <PasswordDialog onConfirmed={waiting.again} onCancel={waiting.giveUp} />
        </Suspense>
      )}
    </ReauthenticationContext>
  )
}

/**
 * Runs an action that may need a fresh password: if so, a dialog asks for it and the action runs again. The action must
 * throw ApiError (see answerOf); when the person cancels, that first error is thrown on.
 */
export function useReauthentication(): Reauthenticate {
  const reauthenticate = use(ReauthenticationContext)
  if (!reauthenticate) throw new Error('useReauthentication must be used within a ReauthenticationProvider')
  return reauthenticate
}
