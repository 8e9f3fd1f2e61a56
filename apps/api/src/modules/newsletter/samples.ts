import { anonymous } from '@trusswell/domain/actor.ts'
import { newsletterBody } from '../../../test/harness.ts'
import {
  from,
  newEmail,
  plain,
  type Canaries,
  type RequestSamples,
  type Scene,
} from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'
import { insertSubscription } from './repository.ts'

async function withSubscription({ api }: Scene) {
  const row = { id: crypto.randomUUID(), email: newEmail(), source: 'blog' as const }
  await api.deps.db.as(anonymous, (tx) =>
    insertSubscription(tx, { ...row, consent_notice: 'n', consent_text: 't' }),
  )
  return row
}

type State = 'draft' | 'deleted' | 'sending' | 'paused'
async function withIssue({ api }: Scene, state: State = 'draft'): Promise<{ id: string; slug: string }> {
  const [id, slug] = [newId(), `issue-${newId()}`]
  const isSent = state === 'sending' || state === 'paused'
  await api.database.admin.query(
    `insert into newsletter_issues (id, subject, body, state, slug, published_at, deleted_at)
     values ($1, 'A', 'B', $2, $3, case when $4 then now() end, case when $5 then now() end)`,
    [id, isSent ? state : 'draft', isSent ? slug : null, isSent, state === 'deleted'],
  )
  return { id, slug }
}
const onIssue =
  (act = '', state?: State, payload?: object) =>
  async (scene: Scene) => ({
    url: `/api/admin/newsletter/issues/${(await withIssue(scene, state)).id}${act}`,
    ...(payload ? { payload } : {}),
  })
const written = { subject: 'A', body: 'B' }

export const requests: RequestSamples = {
  'POST /api/newsletter': async ({ api }) => ({
    payload: newsletterBody({ form_token: await api.formToken('newsletter') }),
    ...from(),
  }),
  'POST /api/newsletter/confirm': async (scene) => ({
    payload: { token: scene.api.deps.newsletterLinks.confirm.issue(await withSubscription(scene)) },
  }),
  'GET /api/newsletter/unsubscribe': () => ({ url: '/api/newsletter/unsubscribe?token=any' }),
  'POST /api/newsletter/unsubscribe': async (scene) => {
    const token = scene.api.deps.newsletterLinks.unsubscribe.issue((await withSubscription(scene)).id)
    return { url: `/api/newsletter/unsubscribe?token=${token}` }
  },
  'GET /api/newsletter/issues': plain,
  'GET /api/newsletter/issues/:slug': async (scene) => ({
    url: `/api/newsletter/issues/${(await withIssue(scene, 'sending')).slug}`,
  }),
  'GET /api/admin/newsletter/subscribers': plain,
  'GET /api/admin/newsletter/issues': plain,
  'POST /api/admin/newsletter/issues': () => ({ payload: written }),
  'GET /api/admin/newsletter/issues/:id': onIssue(),
  'PATCH /api/admin/newsletter/issues/:id': onIssue('', 'draft', { version: 1, subject: 'Changed' }),
  'DELETE /api/admin/newsletter/issues/:id': onIssue(),
  'POST /api/admin/newsletter/issues/:id/restore': onIssue('/restore', 'deleted'),
  'POST /api/admin/newsletter/issues/:id/test': onIssue('/test'),
  'POST /api/admin/newsletter/issues/:id/send': async (scene) => {
    await scene.api.database.admin.query(
      `insert into newsletter_subscriptions (id, email, source, status, confirmed_at, consent_notice, consent_text)
       values ($1, $2, 'blog', 'confirmed', now(), 'n', 't')`,
      [newId(), newEmail()],
    )
    return onIssue('/send', 'draft', { version: 1 })(scene)
  },
  'POST /api/admin/newsletter/issues/:id/pause': onIssue('/pause', 'sending'),
  'POST /api/admin/newsletter/issues/:id/resume': onIssue('/resume', 'paused'),
}

export const canaries: Canaries = {
  newsletter_subscriptions: {
    shownTo: [],
    plant: ({ id, word }) =>
      `insert into newsletter_subscriptions (id, email, source, consent_notice, consent_text)
       values (${id}, ${word} || '@b.example', 'blog', 'n', 't')`,
  },
  newsletter_issues: {
    shownTo: ['admin'],
    plant: ({ id, word, later }) =>
      `insert into newsletter_issues (id, subject, body, created_at) values (${id}, ${word}, 'B', ${later})`,
  },
  newsletter_recipients: { shownTo: [], textless: true },
}
