import { anonymous } from '@trusswell/domain/actor.ts'
import { newsletterBody } from '../../../test/harness.ts'
import { from, newEmail, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { insertSubscription } from './repository.ts'

async function withSubscription({ api }: Scene) {
  const row = { id: crypto.randomUUID(), email: newEmail(), source: 'blog' as const }
  await api.deps.db.as(anonymous, (tx) =>
    insertSubscription(tx, { ...row, consent_notice: 'n', consent_text: 't' }),
  )
  return row
}

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
}

export const canaries: Canaries = {
  newsletter_subscriptions: {
    shownTo: [],
    plant: ({ id, word }) =>
      `insert into newsletter_subscriptions (id, email, source, consent_notice, consent_text)
       values (${id}, ${word} || '@b.example', 'blog', 'n', 't')`,
  },
}
