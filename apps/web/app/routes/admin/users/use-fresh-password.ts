import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'

/** Asks for the password again when the API requires it; cancelling isn't reported as an error. */
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
