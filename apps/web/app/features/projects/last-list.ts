import type { Role } from '@trusswell/domain/actor.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { personalStorage } from '../../lib/session/personal-storage.ts'
import { searchWith } from '../../ui/url-params.ts'

const storageOf = (userId: string) => personalStorage(userId, 'list')

/** Remembers the list's URL with its search, filters and order, so that a project's page leads back to it. */
export function useLastList(): void {
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  const id = user?.id
  useEffect(() => {
    const url = pathname + searchWith(new URLSearchParams(search), { open: null }).search
    if (id !== undefined) storageOf(id).write('projects', url)
  }, [id, pathname, search])
}

/** The list of projects that this person saw last, else the whole list. */
export function lastList({ id, role }: { id: string; role: Role }): string {
  const list = `/${role}/projects`
  const stored = storageOf(id).read('projects')
  const isOwn =
    typeof stored === 'string' && [`${list}?`, `${list}/`].some((start) => stored.startsWith(start))
  return isOwn ? stored : list
}
