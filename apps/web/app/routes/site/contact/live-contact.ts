import { ContactFields, type ContactReceipt } from '@trusswell/domain/contact.ts'
import { createApiClient } from '../../../lib/api/client.ts'
import { askToken } from '../../../lib/forms/ask-token.ts'
import { findProof } from '../../../lib/forms/find-proof.ts'
import { createKeyPerContent } from '../../../lib/forms/key-per-content.ts'
import { bindForm } from '../../../lib/forms/live-form.ts'
import { sendGuarded } from '../../../lib/forms/send-guarded.ts'
import { createTokenSource } from '../../../lib/forms/token-source.ts'
import type { PublicForm } from '../../../lib/forms/use-public-form.ts'
import { postContact } from './post-contact.ts'

/** Loaded at the first focus, so that schema and checks cost a reader nothing. */
export function liveContact(): PublicForm<ContactFields, ContactReceipt> {
  const api = createApiClient(window.location.origin)
  const getToken = createTokenSource({ ask: () => askToken(api, 'contact'), wait })
  const keyOf = createKeyPerContent(() => crypto.randomUUID())
  // Asked for early: a message is taken only some seconds after its token was given.
  void getToken(false).catch(() => undefined)

  return {
    bind: (form, onErrors) => bindForm(form, ContactFields, onErrors),
    send: (fields, form) => {
      const website = form.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
      const message = { fields, website, key: keyOf({ fields, website }) }
      return sendGuarded({
        getToken,
        send: (guard) => postContact(api, message, guard),
        findProof,
        wait,
      })
    },
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
