import { deviceName } from '@trusswell/domain/device-name.ts'
import type { components } from '../../lib/api/schema.gen.ts'
import { momentForReader, momentInIndia } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { passFocusOn } from '../../ui/pass-focus-on.ts'

type Device = components['schemas']['Device']
type DeviceLineProps = { device: Device; pending: boolean; onEnd: () => void }

export function DeviceLine({ device, pending, onEnd }: DeviceLineProps) {
  const name = deviceName(device.user_agent)
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>
          {device.ip_address ?? 'Unknown address'}, last used{' '}
          <time dateTime={device.updated_at} title={momentForReader(device.updated_at)}>
            {momentInIndia(device.updated_at)} IST
          </time>
        </p>
      </div>
      {device.current ? (
        <Badge tone="info">This device</Badge>
      ) : (
        <Button
          ref={passFocusOn}
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
