import { contactBody } from '../../../test/harness.ts'
import { makeSignedIn } from '../../../test/people.ts'
import { from, plain, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'

async function withContact({ api }: Scene, state: 'live' | 'deleted' = 'live'): Promise<string> {
  const body = contactBody({ form_token: await api.formToken() })
  const answer = await api.app.inject({ method: 'POST', url: '/api/contact', payload: body, ...from() })
  const { id } = answer.json<{ id: string }>()
  if (state === 'deleted') {
    const admin = await makeSignedIn(api, 'admin')
    await api.app.inject({ method: 'DELETE', url: `/api/admin/contacts/${id}`, headers: admin.headers })
  }
  return id
}

const conversion = {
  organisation_id: null,
  display_name: 'Deccan Mills',
  invite_as: 'viewer',
  title: 'Chiller maintenance',
  description: 'Two chillers, 120 TR each.',
  end_date: null,
  project_manager_id: null,
}

const bulkSamples = (area: 'admin' | 'manager'): RequestSamples => ({
  [`POST /api/${area}/contacts/progress`]: async (scene) => ({
    payload: { ids: [await withContact(scene)], status: 'resolved' },
  }),
  [`POST /api/${area}/contacts/progress/undo`]: async (scene) => ({
    payload: {
      changes: [{ id: await withContact(scene), version: 1, status: 'resolved', assignee_id: null }],
    },
  }),
})

export const requests: RequestSamples = {
  ...bulkSamples('admin'),
  ...bulkSamples('manager'),
  'POST /api/contact': async ({ api }) => ({
    payload: contactBody({ form_token: await api.formToken() }),
    ...from(),
  }),
  'POST /api/contact/our-works': async ({ api }) => {
    const { email, message, consent_notice } = contactBody()
    const form_token = await api.formToken()
    return { payload: { name: 'Asha Rao', email, message, consent_notice, form_token }, ...from() }
  },
  'POST /api/contact/call-back': async ({ api }) => {
    const { email, message, consent_notice } = contactBody()
    const form_token = await api.formToken()
    const wanted = { name: 'Asha Rao', phone: '+91 98480 12345', call_window: 'morning' }
    return { payload: { ...wanted, email, message, consent_notice, form_token }, ...from() }
  },
  'GET /api/admin/contacts': plain,
  'GET /api/admin/contacts/:id': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}`,
  }),
  'PATCH /api/admin/contacts/:id': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}`,
    payload: { version: 1, status: 'resolved' },
  }),
  'DELETE /api/admin/contacts/:id': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}`,
  }),
  'POST /api/admin/contacts/:id/restore': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene, 'deleted')}/restore`,
  }),
  'POST /api/admin/contacts/:id/convert': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}/convert`,
    payload: conversion,
  }),
  'GET /api/admin/contacts/assignees': plain,
  'GET /api/admin/contacts/:id/replies': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}/replies`,
  }),
  'POST /api/admin/contacts/:id/replies': async (scene) => ({
    url: `/api/admin/contacts/${await withContact(scene)}/replies`,
    payload: { text: 'Thank you. We will call you on Monday.' },
  }),
  'GET /api/manager/contacts/assignees': plain,
  'GET /api/manager/contacts/:id/replies': async (scene) => ({
    url: `/api/manager/contacts/${await withContact(scene)}/replies`,
  }),
  'POST /api/manager/contacts/:id/replies': async (scene) => ({
    url: `/api/manager/contacts/${await withContact(scene)}/replies`,
    payload: { text: 'Thank you. We will call you on Monday.' },
  }),
  'GET /api/manager/contacts': plain,
  'GET /api/manager/contacts/:id': async (scene) => ({
    url: `/api/manager/contacts/${await withContact(scene)}`,
  }),
  'PATCH /api/manager/contacts/:id': async (scene) => ({
    url: `/api/manager/contacts/${await withContact(scene)}`,
    payload: { version: 1, status: 'in-progress' },
  }),
}

export const canaries: Canaries = {
  contact_submissions: {
    shownTo: ['admin', 'manager'],
    plant: ({ id, word, later }) =>
      `insert into contact_submissions (id, first_name, last_name, email, subject, message, consent_notice, created_at)
       values (${id}, 'A', 'B', 'a@b.example', ${word}, 'M', 'n', ${later})`,
  },
  // After the enquiry that it answers.
  contact_replies: {
    shownTo: ['admin', 'manager'],
    plant: ({ id, word }) =>
      `insert into contact_replies (id, contact_id, email, text)
       select ${id}, id, 'a@b.example', ${word} from contact_submissions limit 1`,
  },
}
