import type { components } from '../../lib/api/schema.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { deviceName } from './device-name.ts'

type Device = components['schemas']['Device']
type DeviceLineProps = { device: Device; pending: boolean; onEnd: () => void }

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

export function DeviceLine({ device, pending, onEnd }: DeviceLineProps) {
  const name = deviceName(device.user_agent)
  const used = new Date(device.updated_at)
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>
          {device.ip_address ?? 'Unknown address'}, last used{' '}
          <time dateTime={device.updated_at} title={used.toLocaleString()}>
            {moment.format(used)} IST
          </time>
        </p>
      </div>
      {device.current ? (
        <Badge tone="info">This device</Badge>
      ) : (
        <Button
          tone="secondary"
          size="small"
          pending={pending}
          aria-label={`Sign out ${name}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
