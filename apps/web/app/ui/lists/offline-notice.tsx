import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

export function OfflineNotice() {
  const online = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="list-offline">
          <WifiOff aria-hidden="true" />
          You’re offline. This page may be out of date, and changes can’t be saved.
        </p>
      )}
    </div>
  )
}
