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
          You are offline. What you see may be out of date, and changes cannot be saved.
        </p>
      )}
    </div>
  )
}
