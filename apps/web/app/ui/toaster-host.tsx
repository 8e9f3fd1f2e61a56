import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, watchToasterWanted } from './toaster-wanted.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The container for toasts on every page; the toaster is loaded with the first one. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(watchToasterWanted, isToasterWanted, () => false)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
