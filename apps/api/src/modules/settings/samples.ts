import { defaultSettings } from '@trusswell/domain/settings.ts'
import { canaryOf, newEmail, plain, type Canaries, type RequestSamples } from '../../../test/samples.ts'

export const requests: RequestSamples = {
  'GET /api/company': plain,
  'GET /api/admin/settings': plain,
  // All settings are saved at once, so the marker of the table has to stay in them.
  'PUT /api/admin/settings': () => ({
    payload: {
      ...defaultSettings,
      emailSettings: { ...defaultSettings.emailSettings, fromName: canaryOf('settings') },
    },
  }),
  'POST /api/admin/settings/test-email': () => ({ payload: { to: newEmail() } }),
  'POST /api/admin/settings/test-gateway/:gateway': () => ({
    url: '/api/admin/settings/test-gateway/stripe',
    payload: {},
  }),
}

export const canaries: Canaries = {
  settings: {
    shownTo: ['admin'],
    plant: ({ word }) =>
      `update settings set value = jsonb_build_object('fromName', ${word}::text) where section = 'email'`,
  },
  tax_rates: { shownTo: ['admin'], textless: true },
  settings_secrets: {
    shownTo: [],
    plant: ({ word }) =>
      `insert into settings_secrets (name, key_id, nonce, ciphertext, valid_until)
       values ('stripe.previousWebhookSecret', ${word}, decode(repeat('00', 12), 'hex'), '', now() + interval '1 day')`,
  },
}
