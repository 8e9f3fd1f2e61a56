import type { ProjectDraft } from '@trusswell/domain/projects.ts'
import { useFoundClients } from '../../../features/organisations/use-clients.ts'
import { clockInIndia } from '../../../lib/dates.ts'
import { TwoVersions } from '../../../ui/two-versions.tsx'
import { fieldLabels, fieldNames, valuesOf } from './create-values.ts'
import type { CreateFormState } from './use-create-form.ts'

export function DraftConflict({ form, theirs }: { form: CreateFormState; theirs: ProjectDraft }) {
  const others = valuesOf(theirs.fields)
  const clientName = useFoundClients()
  const wordOf = (name: (typeof fieldNames)[number], value: string) =>
    name === 'organisation_id' && value !== '' ? (clientName(value) ?? 'Another client') : value
  return (
    <TwoVersions
      title={`This draft was changed on another device at ${clockInIndia(theirs.saved_at)}.`}
      mineLabel="On this device"
      theirsLabel="On the other device"
      differences={fieldNames
        .filter((name) => others[name] !== form.values[name])
        .map((name) => ({
          label: fieldLabels[name],
          mine: wordOf(name, form.values[name]),
          theirs: wordOf(name, others[name]),
        }))}
      onMine={form.keepMine}
      onTheirs={() => form.takeTheirs(theirs)}
    />
  )
}
