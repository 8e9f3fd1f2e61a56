import { z } from 'zod'
import type { OrganisationRole } from './organisation-role.ts'
import { roles } from './actor-values.ts'

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Who causes something. `system` is the worker acting on its own, never a request. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'user'
      id: string
      role: Role
      /** Of clients only. */
      organisation?: { id: string; role: OrganisationRole } | undefined
    }
  | { kind: 'system' }
export type Person = Extract<Actor, { kind: 'user' }>

export const anonymous: Actor = { kind: 'anonymous' }
export const system: Actor = { kind: 'system' }
