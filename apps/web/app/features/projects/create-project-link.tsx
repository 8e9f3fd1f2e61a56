import { can } from '@trusswell/domain/policy.ts'
import type { ReactNode } from 'react'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Not shown to people with read-only access to their organisation's projects. */
export function CreateProjectLink({ icon }: { icon?: ReactNode }) {
  if (!useMayCreateProject()) return null
  return (
    <ButtonLink to="/dashboard/projects/create" icon={icon}>
      Create New Project
    </ButtonLink>
  )
}

export function useMayCreateProject(): boolean {
  const { user } = useAuth()
  return user !== null && can.createProject(actorOf(user))
}
