import type { Me } from '@trusswell/domain/account.ts'
import { can } from '@trusswell/domain/policy.ts'
import { Building2, CircleUser, Clock, FolderPlus, House, Keyboard, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { accountPath } from '@trusswell/domain/account-path.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useRecentItems } from '../../lib/session/recent-items.ts'
import { useSingleKeyShortcuts } from '../../lib/session/single-key-shortcuts.ts'
import type { CommandGroup } from '../../ui/command.ts'
import { CommandPalette } from '../../ui/command-palette.tsx'
import { currentEntry } from './current-entry.ts'
import { goTargets, navEntries } from './nav-entries.tsx'
import { kindIcons, kindNames } from './recent-kinds.tsx'
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

type DashboardPaletteProps = { user: Me; onShortcuts: () => void }

export function DashboardPalette({ user, onShortcuts }: DashboardPaletteProps) {
  const { role } = user.user_metadata
  const { pathname } = useLocation()
  const [typed, setTyped] = useState('')
  const finds = useFinds(role, typed)
  const entries = navEntries(role)
  const account = accountPath(role)
  const current = currentEntry(entries, pathname)
  const recent = useRecentPages(user.id, current ? { path: pathname, label: current.label } : null)

  const recentItems = useRecentItems(user.id)
  const [singleKeys] = useSingleKeyShortcuts(user.id)

  const items = {
    title: 'Recent',
    commands: recentItems.map(({ path, label, kind }) => ({
      id: `item-${path}`,
      label,
      note: kindNames[kind],
      icon: kindIcons[kind],
      href: path,
    })),
  }
  const go = {
    title: 'Go to',
    commands: [
      ...goTargets(role).map(({ to, label, icon }) => ({
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
    title: 'Recent pages',
    commands: recent.map(({ path, label }) => ({
      id: `recent-${path}`,
      label,
      note: path,
      icon: <Clock aria-hidden="true" />,
      href: path,
    })),
  }
  const help = {
    title: 'Help',
    commands: [
      {
        id: 'shortcuts',
        label: 'Keyboard shortcuts',
        keywords: 'keys help hotkeys',
        icon: <Keyboard aria-hidden="true" />,
        onAction: onShortcuts,
      },
    ],
  }
  const groups: CommandGroup[] = [items, create, go, visited, help].filter(
    ({ commands }) => commands.length > 0,
  )
  return (
    <CommandPalette
      groups={groups}
      placeholder="Search, go to or create"
      finds={finds}
      onType={setTyped}
      hint={
        singleKeys && (
          <>
            Press <kbd>?</kbd> on any page to see all keyboard shortcuts
          </>
        )
      }
    />
  )
}

const ownAccount = (href: string) => ({
  id: 'account',
  label: 'Your account',
  keywords: accountWords,
  icon: <CircleUser aria-hidden="true" />,
  href,
})
