import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createRetriedImport } from '../lib/retried-import.ts'
import { isToasterWanted, watchToasterWanted } from './toaster-wanted.ts'

const toasterImport = createRetriedImport(() => import('./toaster.tsx'))
const Toaster = lazy(toasterImport.load)

/** Also before a toast is shown, where one is needed without a connection. A page without toasts still works. */
export const loadToaster = toasterImport.load

/** The container for toasts on every page; the toaster is loaded with the first one. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(watchToasterWanted, isToasterWanted, () => false)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
