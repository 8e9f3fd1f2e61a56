import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server sent and in the first rendering over it, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
