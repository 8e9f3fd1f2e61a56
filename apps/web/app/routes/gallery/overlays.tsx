import { Copy, EllipsisVertical, Info, Pencil, Trash2 } from 'lucide-react'
import { Menu } from '../../ui/menu.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { TriggerButton } from '../../ui/trigger-button.tsx'
import { ConfirmDialogs } from './confirm-dialogs.tsx'
import { Dialogs } from './dialogs.tsx'
import { Item } from './item.tsx'
import { Toasts } from './toasts.tsx'

export function Overlays() {
  return (
    <>
      <Item id="menu" title="Menu">
        <div className="gallery-row">
          <Menu
            trigger={<TriggerButton>Options</TriggerButton>}
            entries={[
              { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" /> },
              {
                id: 'copy',
                label: 'Copy link',
                icon: <Copy aria-hidden="true" />,
                note: 'Anyone on the team can open it',
              },
              { id: 'locked', label: 'Not available', disabled: true },
              'separator',
              { id: 'delete', label: 'Delete', tone: 'danger', icon: <Trash2 aria-hidden="true" /> },
            ]}
          />
          <Menu
            trigger={
              <TriggerButton
                tone="quiet"
                iconOnly
                aria-label="Many"
                icon={<EllipsisVertical aria-hidden="true" />}
              />
            }
            entries={Array.from({ length: 30 }, (_, at) => ({
              id: `m${at}`,
              label: `Entry number ${at + 1}`,
            }))}
          />
        </div>
      </Item>
      <Item id="tooltip" title="Tooltip">
        <div className="gallery-row">
          <Tooltip text="9:40 am in Hyderabad, 4:10 am where you are">
            <TriggerButton tone="quiet" iconOnly aria-label="Time zone" icon={<Info aria-hidden="true" />} />
          </Tooltip>
        </div>
      </Item>
      <Item id="dialog" title="Dialog and drawer">
        <Dialogs />
      </Item>
      <Item id="confirm-dialog" title="Confirm dialog">
        <ConfirmDialogs />
      </Item>
      <Item id="toast" title="Toast" wide>
        <Toasts />
      </Item>
    </>
  )
}
