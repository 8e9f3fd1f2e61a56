import { DialogTrigger } from 'react-aria-components/Dialog'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TriggerButton } from '../../ui/trigger-button.tsx'

const stages = ['Pending', 'Reviewing', 'Interviewed', 'Accepted', 'Rejected'].map((label) => ({
  value: label,
  label,
}))
const trades = ['Electrical', 'Mechanical', 'Civil'].map((label) => ({ id: label, label }))

export function Dialogs() {
  return (
    <div className="gallery-row">
      <DialogTrigger>
        <TriggerButton>Open dialog</TriggerButton>
        <Dialog
          title="Edit Application"
          note="HVC-01"
          footer={(close) => (
            <>
              <p>Changed by Meera Krishnan</p>
              <Button tone="secondary" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Save Changes</Button>
            </>
          )}
        >
          <div className="gallery-form">
            <div className="gallery-pair">
              <TextField label="Applicant name" defaultValue="Mohammed Arif" />
              <TextField label="Email" type="email" defaultValue="arif.m@example.in" />
              <Select label="Trade" options={trades} defaultValue="Mechanical" />
              <DatePicker label="Can join from" defaultValue="2026-12-01" />
            </div>
            <RadioGroup
              label="Status"
              name="dialog-stage"
              look="segmented"
              options={stages}
              defaultValue="Reviewing"
            />
            <TextArea
              label="Notes"
              defaultValue="Ran chiller replacement at two hospitals in Secunderabad."
            />
          </div>
        </Dialog>
      </DialogTrigger>
      <DialogTrigger>
        <TriggerButton>Open long dialog</TriggerButton>
        <Dialog title="A long dialog with a title that needs more than a single line on a narrow phone">
          {Array.from({ length: 30 }, (_, at) => (
            <p key={at}>Line {at + 1} of a text that has to scroll inside its frame.</p>
          ))}
        </Dialog>
      </DialogTrigger>
      <DialogTrigger>
        <TriggerButton>Open drawer</TriggerButton>
        <Drawer title="Filters" footer={(close) => <Button onClick={close}>Show 23</Button>}>
          <div className="gallery-form">
            <TextField label="Name" />
            <RadioGroup label="Stage" name="drawer-stage" options={stages} defaultValue="Pending" />
          </div>
        </Drawer>
      </DialogTrigger>
    </div>
  )
}
