import type { Me } from '@trusswell/domain/account.ts'
import { can } from '@trusswell/domain/policy.ts'
import { Building2, CircleUser, Clock, FolderPlus, House, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { accountPath } from '@trusswell/domain/account-path.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import type { CommandGroup } from '../../ui/command.ts'
import { CommandPalette } from '../../ui/command-palette.tsx'
import { currentEntry } from './current-entry.ts'
import { navEntries } from './nav-entries.tsx'
import { useRecentPages } from './recent-pages.ts'
import { useFinds } from './use-finds.ts'

const accountWords = 'account password two-factor devices e-mail name'

const newProject = {
  id: 'project',
  label: 'Create New Project',
  keywords: 'add site',
  icon: <FolderPlus aria-hidden="true" />,
  href: '/dashboard/projects/create',
}

const invite = {
  id: 'invite',
  label: 'Invite a user',
  keywords: 'add new person',
  icon: <UserPlus aria-hidden="true" />,
  href: '/admin/users?open=new',
}

const newOrganisation = {
  id: 'organisation',
  label: 'New organisation',
  keywords: 'add client firm company',
  icon: <Building2 aria-hidden="true" />,
  href: '/admin/organisations?open=new',
}

export function DashboardPalette({ user }: { user: Me }) {
  const { role } = user.user_metadata
  const { pathname } = useLocation()
  const [typed, setTyped] = useState('')
  const finds = useFinds(role, typed)
  const entries = navEntries(role)
  const account = accountPath(role)
  const current = currentEntry(entries, pathname)
  const recent = useRecentPages(user.id, current ? { path: pathname, label: current.label } : null)

  const go = {
    title: 'Go to',
    commands: [
      ...entries.map(({ to, label, icon }) => ({
        id: to,
        label,
        icon,
        href: to,
        ...(to === account ? { keywords: accountWords } : {}),
      })),
      ...(entries.some(({ to }) => to === account) ? [] : [ownAccount(account)]),
      { id: 'site', label: 'Public site', icon: <House aria-hidden="true" />, href: '/' },
    ],
  }
  const actor = actorOf(user)
  const create = {
    title: 'Create',
    commands: [
      ...(can.createProject(actor) ? [newProject] : []),
      ...(can.manageUsers(actor) ? [invite] : []),
      ...(can.manageOrganisations(actor) ? [newOrganisation] : []),
    ],
  }
  const visited = {
    title: 'Recent',
    commands: recent.map(({ path, label }) => ({
      id: `recent-${path}`,
      label,
      note: path,
      icon: <Clock aria-hidden="true" />,
      href: path,
    })),
  }
  const groups: CommandGroup[] = [go, create, visited].filter(({ commands }) => commands.length > 0)
  return (
    <CommandPalette groups={groups} placeholder="Search, go to or create" finds={finds} onType={setTyped} />
  )
}

const ownAccount = (href: string) => ({
  id: 'account',
  label: 'Your account',
  keywords: accountWords,
  icon: <CircleUser aria-hidden="true" />,
  href,
})
