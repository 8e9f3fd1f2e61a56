import { FormName, FormToken, formMinimumSeconds, proofDifficultyBits } from '@trusswell/domain/form-guard.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'

export const formTokenRoutes =
  ({ formGuard }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/form-tokens/:form',
      {
        schema: {
          summary: 'A token for a public form',
          params: z.strictObject({ form: FormName }),
          response: { 200: FormToken },
        },
      },
      async (request) => ({
        token: formGuard.issue(request.params.form),
        minimum_seconds: formMinimumSeconds,
        proof_bits: proofDifficultyBits,
      }),
    )
  }
