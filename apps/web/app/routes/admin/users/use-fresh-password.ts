import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'

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
      if (!(error instanceof ApiError && error.code === 'reauth_required')) onFailed(error)
      throw error
    }
  }
}
