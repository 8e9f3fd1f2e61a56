import type { TestOutcome } from '@trusswell/domain/settings.ts'
import { useMutation } from '@tanstack/react-query'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { messageOf } from '../../../lib/api/api-error.ts'
import type { Tested } from './test-outcome.tsx'

/** Runs a test of settings and stores its result; a request error is shown in the same place. */
export function useTest<Input>(test: (input: Input) => Promise<TestOutcome>, failed: string) {
  const reauthenticate = useReauthentication()
  const { data, isPending, mutate } = useMutation({
    mutationFn: async (input: Input): Promise<Tested> => {
      const outcome = await reauthenticate(() => test(input)).catch((error: unknown) => ({
        ok: false,
        message: messageOf(error, failed),
      }))
      return { ...outcome, at: new Date().toISOString() }
    },
  })
  return { tested: isPending ? undefined : data, isTesting: isPending, run: mutate }
}
