import type { MailedPurpose } from '@trusswell/domain/mailed-links.ts'
import { newId } from '../src/platform/ids.ts'
import { roomOf, say, user } from './chat.ts'
import type { TestApi } from './harness.ts'
import { makeProject } from './projects.ts'

/** A link as the worker mails it. */
export async function mailLink(
  api: TestApi,
  to: string,
  about: { purpose: MailedPurpose; subject_id: string; project_id: string },
): Promise<string> {
  const link = { id: newId(), ...about }
  await api.database.admin.query(
    'insert into mailed_links (id, user_id, purpose, subject_id, project_id) values ($1, $2, $3, $4, $5)',
    [link.id, to, link.purpose, link.subject_id, link.project_id],
  )
  const [row] = await api.database.rows<{ email: string }>('select email from users where id = $1', [to])
  return api.deps.mailedLinks.issue(link, { id: to, email: row?.email ?? '' })
}

/** A project whose milestone, change request and message wait for the client's answer. */
export async function makeAskedProject(api: TestApi) {
  const project = await makeProject(api)
  const project_id = project.id
  await api.database.admin.query(
    `update milestones set status = 'completed', completion_date = current_date, acceptance = 'asked', acceptance_at = now()
     where id = $1`,
    [project.milestone],
  )
  const change = newId()
  await api.database.admin.query(
    `insert into change_requests (id, project_id, title, description, cost_paise, days, proposed_by_client)
     values ($1, $2, 'A second lift', 'Beside the first', 0, 5, false)`,
    [change, project_id],
  )
  await api.database.admin.query(
    'update projects set agreed_value_paise = 10000000, agreed_tax_rate = 18, end_date = current_date + 60 where id = $1',
    [project_id],
  )
  const { message } = await say(api, user(project.manager_id, 'manager'), roomOf(project_id), {
    text: 'Which colour shall the doors have?',
  })
  const subjects = { milestone: project.milestone, change_request: change, message: message.id }
  const link = (purpose: MailedPurpose, to = project.client_id) =>
    mailLink(api, to, { purpose, subject_id: subjects[purpose], project_id })
  return { ...project, subjects, link }
}
