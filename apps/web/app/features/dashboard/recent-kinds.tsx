import { Building2, CircleUser, CreditCard, DraftingCompass, FileText, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecentKind } from '../../lib/session/recent-items.ts'

export const kindNames: Record<RecentKind, string> = {
  project: 'Project',
  organisation: 'Organisation',
  person: 'Person',
  application: 'Application',
  contact: 'Contact form',
  payment: 'Payment',
}

export const kindIcons: Record<RecentKind, ReactNode> = {
  project: <DraftingCompass aria-hidden="true" />,
  organisation: <Building2 aria-hidden="true" />,
  person: <CircleUser aria-hidden="true" />,
  application: <FileText aria-hidden="true" />,
  contact: <Mail aria-hidden="true" />,
  payment: <CreditCard aria-hidden="true" />,
}
