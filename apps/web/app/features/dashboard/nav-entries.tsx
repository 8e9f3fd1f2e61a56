import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import type { NavCounts } from '@trusswell/domain/insight.ts'
import {
  Bell,
  CreditCard,
  DraftingCompass,
  FileText,
  LayoutDashboard,
  Mail,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'

export type NavEntry = {
  to: string
  label: string
  icon: ReactNode
  also?: string[]
  /** Opens the entry when pressed after `g`. */
  key?: string
  /** Shown with the number of items waiting for staff. */
  counts?: keyof NavCounts
}

/** What each role can open, in navigation order. The first entry is the overview. */
export function navEntries(role: Role): NavEntry[] {
  return isStaffRole(role) ? staffEntries(role) : clientEntries
}

const overview = (area: string): NavEntry => ({
  to: area,
  label: 'Overview',
  key: 'o',
  icon: <LayoutDashboard aria-hidden="true" />,
})
const projects = (area: string): NavEntry => ({
  to: `${area}/projects`,
  label: 'Projects',
  key: 'p',
  icon: <DraftingCompass aria-hidden="true" />,
  // All roles share the project page.
  also: ['/dashboard/projects'],
  counts: 'projects',
})
const payments = (area: string): NavEntry => ({
  to: `${area}/payments`,
  label: 'Payments',
  key: 'm',
  icon: <CreditCard aria-hidden="true" />,
  counts: 'payments',
})
const settings = (area: string): NavEntry => ({
  to: `${area}/settings`,
  label: 'Settings',
  key: 's',
  icon: <SlidersHorizontal aria-hidden="true" />,
})

function staffEntries(role: 'admin' | 'manager'): NavEntry[] {
  const area = `/${role}`
  const users = {
    to: `${area}/users`,
    label: 'Users',
    key: 'u',
    icon: <Users aria-hidden="true" />,
    // Organisations are a tab of the users page.
    also: [`${area}/organisations`],
  }
  return [
    overview(area),
    ...(role === 'admin' ? [users] : []),
    projects(area),
    {
      to: `${area}/applications`,
      label: 'Applications',
      key: 'a',
      icon: <FileText aria-hidden="true" />,
      // Jobs are a tab of the applications page.
      also: [`${area}/jobs`],
      counts: 'applications',
    },
    {
      to: `${area}/contacts`,
      label: 'Contact Forms',
      key: 'c',
      icon: <Mail aria-hidden="true" />,
      // Searches without a result and the newsletter are tabs of the messages page.
      also: [`${area}/searches`, `${area}/newsletter`],
      counts: 'contacts',
    },
    payments(area),
    settings(area),
  ]
}

/** What shortcuts and the palette open: the entries, and pages that staff reach from the top bar. */
export const goTargets = (role: Role): NavEntry[] =>
  isStaffRole(role) ? [...staffEntries(role), notifications(`/${role}`)] : clientEntries

const notifications = (area: string): NavEntry => ({
  to: `${area}/notifications`,
  label: 'Notifications',
  key: 'n',
  icon: <Bell aria-hidden="true" />,
})

const clientEntries: NavEntry[] = [
  overview('/client'),
  projects('/client'),
  payments('/client'),
  notifications('/client'),
  settings('/client'),
]
