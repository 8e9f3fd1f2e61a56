// @vitest-environment jsdom
import type { Application } from '@trusswell/domain/applications.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApplicationRows } from './application-rows.tsx'

afterEach(cleanup)

const application = (applicant_name: string, deleted_at: string | null = null) =>
  ({
    id: applicant_name,
    reference: 'AP-1',
    applicant_name,
    email: 'asha@applicant.example',
    position: 'Electrician',
    experience: 4,
    skills: [],
    status: 'pending',
    withdrawn_at: null,
    interview: null,
    created_at: '2026-11-01T05:30:00Z',
    deleted_at,
  }) as unknown as Application

test('the name of an applicant opens the application, unless it is deleted', () => {
  const onEdit = vi.fn<(application: Application) => void>()
  const asha = application('Asha Rao')
  render(
    <ApplicationRows
      applications={[asha, application('Dinesh Bendre', '2026-11-10T05:30:00Z')]}
      resumeUrl={(id) => `/${id}`}
      isChosen={() => false}
      onChoose={() => {}}
      onEdit={onEdit}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Asha Rao' }))
  expect(onEdit.mock.calls).toEqual([[asha]])
  expect(screen.getByRole('heading', { name: 'Dinesh Bendre' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dinesh Bendre' })).toBeNull()
})
