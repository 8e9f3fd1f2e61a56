import { redirect } from 'react-router'
import type { Route } from './+types/old-invite-link.ts'

/** Invitations sent before the token moved into the query, where it isn't logged, must still open. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/invite?${new URLSearchParams({ token: params.token })}`)
