import { useSyncExternalStore } from 'react'
import type { RetriedImport } from '../lib/retried-import.ts'
import { ErrorPanel } from './error-panel.tsx'

/** For `Suspense`: nothing while a part of the page is loading, a message once that failed. */
export function ImportNotice({ source, message }: { source: RetriedImport<unknown>; message: string }) {
  const failed = useSyncExternalStore(source.watch, source.hasFailed, () => false)
  return failed ? <ErrorPanel message={message} onRetry={source.retry} /> : null
}
