import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../lib/api/answer-of.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { api } from '../../lib/api/browser-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure, showSuccess } from '../../ui/outcome-toast.ts'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeviceLine } from './device-line.tsx'

export const devicesKey = ['me', 'devices']

export function DevicesCard() {
  const queries = useQueryClient()
  const devices = useQuery({
    queryKey: devicesKey,
    queryFn: () => answerOf(api.GET('/api/me/sessions')),
  })
  const endDevices = useMutation({
    /** Null for all others. */
    mutationFn: (id: string | null) =>
      id === null
        ? answerOf(api.DELETE('/api/me/sessions'))
        : answerOf(api.DELETE('/api/me/sessions/{id}', { params: { path: { id } } })),
    onSuccess(_, id) {
      showSuccess(id === null ? 'All other devices are signed out' : 'The device is signed out')
      return queries.invalidateQueries({ queryKey: devicesKey })
    },
    onError: (error) => showFailure(error, 'Failed to sign out the device'),
  })
  const rows = devices.data?.data ?? []
  return (
    <Card
      title="Signed-in devices"
      count={devices.data ? rows.length : undefined}
      flush
      actions={
        rows.length > 1 && (
          <Button
            tone="quiet"
            size="small"
            pending={endDevices.isPending && endDevices.variables === null}
            onClick={() => endDevices.mutate(null)}
          >
            Sign out all others
          </Button>
        )
      }
    >
      {devices.isPending && <Skeleton lines={3} />}
      {devices.isError && (
        <QueryError query={devices} message={messageOf(devices.error, 'Failed to load your devices')} />
      )}
      <ul className="account-devices" tabIndex={-1} aria-label="List of devices">
        {rows.map((device) => (
          <DeviceLine
            key={device.id}
            device={device}
            pending={endDevices.isPending && endDevices.variables === device.id}
            onEnd={() => endDevices.mutate(device.id)}
          />
        ))}
      </ul>
    </Card>
  )
}
