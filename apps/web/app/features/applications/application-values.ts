import {
  type Application,
  ApplicationPatch,
  ApplicationProgress,
  NewApplication,
} from '@trusswell/domain/applications.ts'
import { rejectionLabels, type RejectionReason } from '@trusswell/domain/rejections.ts'
import { z } from 'zod'
import { inWords } from '../../lib/forms/use-row-form.ts'
import { statusNames } from './application-status.tsx'

export type Editable = 'all' | 'progress'

export type ApplicationValues = {
  applicant_name: string
  email: string
  position: string
  experience: number
  skills: string[]
  resume_url: string
  status: Application['status']
  notes: string
  rejection_reason: Application['rejection_reason'] | ''
  rejection_note: string
}

export const applicationLabels: Record<keyof ApplicationValues, string> = {
  applicant_name: 'Applicant name',
  email: 'Email',
  position: 'Position',
  experience: 'Experience',
  skills: 'Skills',
  resume_url: 'Resume link',
  status: 'Status',
  notes: 'Notes',
  rejection_reason: 'Reason for the rejection',
  rejection_note: 'Remarks',
}

export const applicationWord = (name: keyof ApplicationValues, value: unknown) =>
  name === 'status'
    ? statusNames[value as Application['status']]
    : name === 'rejection_reason'
      ? (rejectionLabels[value as RejectionReason] ?? '')
      : inWords(name, value)

export type ParsedApplication = Partial<
  Omit<NewApplication, 'job_id'> & Pick<Application, 'rejection_reason' | 'rejection_note'>
>

/** zod can't omit fields from a refined schema, so this one is composed again from its parts. */
const { version: _version, mail: _mail, ...patch } = ApplicationPatch.shape
const { version: _other, mail: _letter, ...progress } = ApplicationProgress.shape

export const editableFields = { all: z.object(patch), progress: z.object(progress) }

export const newApplication = NewApplication.omit({ job_id: true })

export const emptyApplication: Omit<ApplicationValues, 'rejection_reason' | 'rejection_note'> = {
  applicant_name: '',
  email: '',
  position: '',
  experience: 0,
  skills: [],
  resume_url: '',
  status: 'pending',
  notes: '',
}

export function valuesOf(application: Application, editable: Editable): ApplicationValues {
  const held = Object.entries({
    ...application,
    // Inputs can't hold null.
    resume_url: application.resume_url ?? '',
    notes: application.notes ?? '',
    rejection_reason: application.rejection_reason ?? '',
    rejection_note: application.rejection_note ?? '',
  }).filter(([name]) => name in editableFields[editable].shape)
  return Object.fromEntries(held) as ApplicationValues
}
