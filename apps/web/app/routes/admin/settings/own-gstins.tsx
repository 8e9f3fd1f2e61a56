import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useField } from '../../../lib/forms/use-field.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ListMessage } from './list-message.tsx'
import type { SettingsValues } from './settings-labels.ts'

export function OwnGstins() {
  const field = useField<SettingsValues>()
  const { fields, append, remove, move } = useFieldArray<SettingsValues, 'gstins'>({ name: 'gstins' })
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="settings-part">
      <div className="settings-line">
        <div>
          <h3>Our GSTINs</h3>
          <p>
            {fields.length === 0
              ? 'No GSTIN yet. Add the ones that your invoices are issued under.'
              : 'The first one is used unless an invoice says otherwise.'}
          </p>
        </div>
        <Button
          ref={addButton}
          tone="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append({ gstin: '', address: '' })}
        >
          Add GSTIN
        </Button>
      </div>
      {fields.length > 0 && (
        <ul className="settings-rows settings-gstins" aria-label="Our GSTINs">
          {fields.map(({ id }, at) => (
            <li key={id}>
              <TextField
                {...field(`gstins.${at}.gstin`)}
                label="GSTIN"
                figures
                maxLength={15}
                autoComplete="off"
                autoCapitalize="characters"
                placeholder="36AAACT0000K1ZV"
              />
              <TextField
                {...field(`gstins.${at}.address`)}
                label="Address"
                optional
                placeholder="The company address"
                autoComplete="off"
              />
              {at === 0 ? (
                <Badge tone="ok">Default</Badge>
              ) : (
                <Button tone="quiet" size="small" onClick={() => move(at, 0)}>
                  Make default
                </Button>
              )}
              <IconButton
                label={`Remove GSTIN ${at + 1}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  remove(at)
                  addButton.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ListMessage name="gstins" />
    </div>
  )
}
