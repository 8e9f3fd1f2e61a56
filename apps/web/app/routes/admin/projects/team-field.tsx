import { parseTeam, sameName } from '@trusswell/domain/team-values.ts'
import { UserPlus } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useField } from '../../../lib/forms/use-field.ts'
import { Menu } from '../../../ui/menu.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TriggerButton } from '../../../ui/trigger-button.tsx'
import { projectLabels, type ProjectValues } from './project-values.ts'
import { useStaff } from '../../../features/projects/use-staff.ts'

/** Comma-separated names. Names of colleagues become people, others stay plain names. */
export function TeamField() {
  const { setValue } = useFormContext<ProjectValues>()
  const field = useField<ProjectValues>()
  const names = parseTeam(useWatch<ProjectValues, 'team'>({ name: 'team' }))
  const staff = useStaff()
  const isPerson = (name: string) => staff.filter((person) => sameName(person.name, name)).length === 1
  const others = staff.filter((person) => !names.some((name) => sameName(person.name, name)))
  const add = (name: string) => setValue('team', [...names, name].join(', '))
  return (
    <div className="project-team-field">
      <TextField
        label={projectLabels.team}
        optional
        hint="Names, separated by commas. A manager on the team can open the project."
        autoComplete="off"
        {...field('team')}
      />
      {names.length > 0 && (
        <ul aria-label="Who is on the team">
          {names.map((name) => (
            <li key={name}>
              <Tag>{isPerson(name) ? `${name}: has an account` : `${name}: no account`}</Tag>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Menu
          label="Add a colleague"
          trigger={
            <TriggerButton tone="quiet" size="small" icon={<UserPlus aria-hidden="true" />}>
              Add a colleague
            </TriggerButton>
          }
          entries={others.map(({ id, name, email }) => ({
            id,
            label: name,
            note: email,
            onAction: () => add(name),
          }))}
        />
      )}
    </div>
  )
}
