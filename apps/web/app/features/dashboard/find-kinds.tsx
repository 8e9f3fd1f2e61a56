import { projectStatusLabels } from '@trusswell/domain/project-values.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import type { QueryKey } from '@tanstack/react-query'
import {
  Briefcase,
  Building2,
  CircleUser,
  CreditCard,
  DraftingCompass,
  FileText,
  Mail,
  Paperclip,
} from 'lucide-react'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import type { Command } from '../../ui/command.ts'

type FindKind = {
  title: string
  /** Live messages about these rows refresh the results. */
  key: QueryKey
  find: (search: string, signal: AbortSignal) => Promise<Command[]>
}

const few = 5
const asking = (search: string, signal: AbortSignal) => ({
  params: { query: { search, limit: few } },
  signal,
})

/** What each role can search by name. */
export function findKinds(role: Role): FindKind[] {
  switch (role) {
    case 'admin':
      return [
        projects(role),
        organisations,
        people,
        allPayments,
        applications(role),
        enquiries(role),
        positions(role),
      ]
    case 'manager':
      return [
        projects(role),
        contacts,
        payments(role),
        files,
        applications(role),
        enquiries(role),
        positions(role),
      ]
    case 'client':
      return [projects(role), payments(role), files]
    default:
      return role satisfies never
  }
}

const projects = (role: Role): FindKind => ({
  title: 'Projects',
  key: ['projects'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET(`/api/${role}/projects`, asking(search, signal)))
    return data.map(({ id, reference, title, client, status }) => ({
      id: `project-${id}`,
      label: title,
      note: `${role === 'client' ? projectStatusLabels[status] : client.name}, ${reference}`,
      icon: <DraftingCompass aria-hidden="true" />,
      href: `/dashboard/projects/${id}`,
    }))
  },
})

const organisations: FindKind = {
  title: 'Organisations',
  key: ['organisations'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET('/api/admin/organisations', asking(search, signal)))
    return data.map(({ id, display_name }) => ({
      id: `organisation-${id}`,
      label: display_name,
      icon: <Building2 aria-hidden="true" />,
      href: `/admin/organisations/${id}`,
    }))
  },
}

const people: FindKind = {
  title: 'People',
  key: ['users'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET('/api/admin/users', asking(search, signal)))
    return data.map(({ id, name, email }) => ({
      id: `user-${id}`,
      label: name,
      note: email,
      icon: <CircleUser aria-hidden="true" />,
      href: `/admin/users/${id}`,
    }))
  },
}

const allPayments: FindKind = {
  title: 'Payments',
  key: ['payments'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET('/api/admin/payments', asking(search, signal)))
    return data.map(({ id, description, amount_paise }) => ({
      id: `payment-${id}`,
      label: description,
      note: formatMoney(amount_paise),
      icon: <CreditCard aria-hidden="true" />,
      href: `/admin/payments?open=${id}`,
    }))
  },
}

const payments = (role: 'manager' | 'client'): FindKind => ({
  title: 'Payments',
  key: ['payments'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET(`/api/${role}/payments`, asking(search, signal)))
    return data.map(({ id, description, project_title, amount_paise }) => ({
      id: `payment-${id}`,
      label: description,
      note: `${project_title}, ${formatMoney(amount_paise)}`,
      icon: <CreditCard aria-hidden="true" />,
      href: `/${role}/payments?open=history-${id}`,
    }))
  },
})

const contacts: FindKind = {
  title: 'Client contacts',
  key: ['projects'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET('/api/manager/client-contacts', asking(search, signal)))
    return data.map(({ id, name, email, organisation, project_id }) => ({
      id: `contact-of-client-${id}`,
      label: name,
      note: `${organisation}, ${email}`,
      icon: <CircleUser aria-hidden="true" />,
      href: `/dashboard/projects/${project_id}?tab=details&item=${id}`,
    }))
  },
}

const files: FindKind = {
  title: 'Files',
  key: ['projects'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET('/api/project-files', asking(search, signal)))
    return data.map(({ id, name, project_id, project_title }) => ({
      id: `file-${id}`,
      label: name,
      note: project_title,
      icon: <Paperclip aria-hidden="true" />,
      href: `/dashboard/projects/${project_id}?tab=details&item=${id}`,
    }))
  },
}

const applications = (role: 'admin' | 'manager'): FindKind => ({
  title: 'Applications',
  key: ['applications'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET(`/api/${role}/applications`, asking(search, signal)))
    return data.map(({ id, reference, applicant_name, position }) => ({
      id: `application-${id}`,
      label: applicant_name,
      note: `${position}, ${reference}`,
      icon: <FileText aria-hidden="true" />,
      href: `/${role}/applications?open=${id}`,
    }))
  },
})

const enquiries = (role: 'admin' | 'manager'): FindKind => ({
  title: 'Enquiries',
  key: ['contacts'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET(`/api/${role}/contacts`, asking(search, signal)))
    return data.map(({ id, reference, first_name, last_name, subject }) => ({
      id: `contact-${id}`,
      label: `${first_name} ${last_name}`.trimEnd(),
      note: `${subject}, ${reference}`,
      icon: <Mail aria-hidden="true" />,
      href: `/${role}/contacts?open=${id}`,
    }))
  },
})

const positions = (role: 'admin' | 'manager'): FindKind => ({
  title: 'Positions',
  key: ['jobs'],
  find: async (search, signal) => {
    const { data } = await answerOf(api.GET(`/api/${role}/jobs`, asking(search, signal)))
    return data.map(({ id, title, department, location }) => ({
      id: `position-${id}`,
      label: title,
      note: `${department}, ${location}`,
      icon: <Briefcase aria-hidden="true" />,
      href: `/${role}/jobs?open=${id}`,
    }))
  },
})
