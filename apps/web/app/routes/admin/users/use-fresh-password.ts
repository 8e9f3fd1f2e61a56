import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'

/** The dialog that asks for the password was closed; that needs no message. */
export const wasCancelled = (error: unknown) => error instanceof ApiError && error.code === 'reauth_required'

/** Asks for the password again where the API wants it; giving that up is no failure to tell of. */
export function useFreshPassword() {
  const reauthenticate = useReauthentication()
  return async <Result>(
    action: () => Promise<Result>,
    onFailed: (error: unknown) => void,
  ): Promise<Result> => {
    try {
      return await reauthenticate(action)
    } catch (error) {
      if (!wasCancelled(error)) onFailed(error)
      throw error
    }
  }
}
