import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, watchToasterWanted } from './toaster-wanted.ts'

const Toaster = lazy(loadToaster)

/** Also before a toast is shown, where one is needed without a connection. A page without toasts still works. */
export async function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  for (;;) {
    try {
      return await import('./toaster.tsx')
    } catch {
      await new Promise((tryAgain) => addEventListener('online', tryAgain, { once: true }))
    }
  }
}

/** The container for toasts on every page; the toaster is loaded with the first one. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(watchToasterWanted, isToasterWanted, () => false)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
