import { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import {
  type AdminOrganisation,
  type ListedOrganisation,
  MergeOrganisation,
} from '@trusswell/domain/organisations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useController } from 'react-hook-form'
import { z } from 'zod'
import { roleChoices } from '../../../features/organisations/person-role-dialog.tsx'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormRadioGroup } from '../../../ui/form-fields.tsx'
import { countWords } from './count-words.ts'
import { listOrganisations, mergeOrganisation, organisationsKey } from './organisation-source.ts'

const MergeForm = MergeOrganisation.extend({
  role: z
    .union([OrganisationRole, z.literal('invited')])
    .transform((role) => (role === 'invited' ? undefined : role)),
})
const mergeRoles = [
  { value: 'invited', label: 'As invited', hint: 'The role of their open invitation, otherwise Viewer' },
  ...roleChoices,
]

type MergeDialogProps = {
  organisation: AdminOrganisation
  onMerged: (into: ListedOrganisation) => void
  onClose: () => void
}

/** Choose the organisation to keep, review what moves there, merge. */
export default function MergeDialog({ organisation, onMerged, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<ListedOrganisation | null>(null)
  const [keyOf] = useState(() => createKeyPerContent(() => crypto.randomUUID()))
  const reauthenticate = useReauthentication()
  const form = useApiForm({
    schema: MergeForm,
    defaults: { into_id: '', role: 'invited' },
    send: (body) => reauthenticate(() => mergeOrganisation(organisation.id, body, keyOf(body))),
    onSent: onMerged,
    onError: wasCancelled,
    fallback: 'Failed to merge the organisations',
  })
  return (
    <FormDialog
      title={`Merge ${organisation.display_name} into another`}
      form={form}
      saveLabel="Merge organisations"
      savingLabel="Merging…"
      onClose={onClose}
    >
      <IntoField without={organisation.id} chosen={into} onChoose={setInto} />
      {organisation.people_count > 0 && (
        <FormRadioGroup name="role" label="Role of the people who move" options={mergeRoles} />
      )}
      {into && (
        <div className="organisation-merge" role="status">
          <p>
            <strong>{countWords(organisation)}</strong>, with payments, will move from{' '}
            <strong>{organisation.display_name}</strong> to <strong>{into.display_name}</strong>, which has{' '}
            {countWords(into)}.
          </p>
          <p>
            Accounts without a confirmed e-mail address won’t move, and open invitations to{' '}
            {organisation.display_name} will be withdrawn.
          </p>
          <p>
            {into.display_name} keeps its own details. {organisation.display_name} and its billing details
            will be deleted. This can’t be undone.
          </p>
        </div>
      )}
    </FormDialog>
  )
}

type IntoFieldProps = {
  without: string
  chosen: ListedOrganisation | null
  onChoose: (organisation: ListedOrganisation | null) => void
}

function IntoField({ without, chosen, onChoose }: IntoFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<{ into_id: string }, 'into_id'>({ name: 'into_id' })
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, isError } = useQuery({
    queryKey: [...organisationsKey, 'choices', search],
    queryFn: ({ signal }) => listOrganisations(search ? { search } : {}, signal),
    placeholderData: keepPreviousData,
  })
  const found = (data?.data ?? []).filter(({ id }) => id !== without)
  // The selected option stays in the list, because the combobox clears an unknown selection on blur.
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found

  function choose(organisation: ListedOrganisation | null) {
    onChange(organisation?.id ?? '')
    onChoose(organisation)
  }

  return (
    <Combobox
      ref={ref}
      label="Organisation to keep"
      placeholder="Name, GSTIN or person"
      filtered
      options={options.map((each) => ({ id: each.id, label: each.display_name, note: countWords(each) }))}
      value={value || null}
      onChange={(id) => {
        const organisation = options.find((each) => each.id === id)
        if (!organisation) return
        setTyped(organisation.display_name)
        choose(organisation)
      }}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text)
        if (text === '' && chosen) choose(null)
      }}
      onBlur={onBlur}
      isRequired
      validationBehavior="aria"
      error={fieldState.error?.message ?? (isError ? 'The organisations couldn’t be loaded' : undefined)}
    />
  )
}
