import type { FieldValues } from 'react-hook-form'
import { createApiClient } from '../api/client.ts'
import { askToken } from './ask-token.ts'
import { findProof } from './find-proof.ts'
import { createKeyPerContent } from './key-per-content.ts'
import { bindForm } from './live-form.ts'
import type { PublicFormSpec } from './public-form.ts'
import { sendGuarded } from './send-guarded.ts'
import { createTokenSource } from './token-source.ts'
import type { PublicForm } from './use-public-form.ts'

/** Loaded on first focus, so that readers don't download schema and validation. */
export function livePublicForm<Fields extends FieldValues, Receipt>(
  spec: PublicFormSpec<Fields, Receipt>,
): PublicForm<Fields, Receipt> {
  const api = createApiClient(window.location.origin)
  const getToken = createTokenSource({ ask: () => askToken(api, spec.token), wait })
  const keyOf = createKeyPerContent(() => crypto.randomUUID())
  // Requested early, because a message is accepted only some seconds after its token was issued.
  void getToken(false).catch(() => undefined)

  return {
    bind: (form, onErrors) => bindForm(form, spec.schema, onErrors),
    send: (fields, form) => {
      const website = form.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
      const message = { fields, website, key: keyOf({ fields, website }) }
      return sendGuarded({
        getToken,
        send: (guard) => spec.post(api, message, guard),
        findProof,
        wait,
      })
    },
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
