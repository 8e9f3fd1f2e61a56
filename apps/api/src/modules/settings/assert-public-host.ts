import type { SettingsInput } from '@trusswell/domain/settings.ts'
import { setTimeout } from 'node:timers/promises'
import { invalidField } from '../../platform/errors.ts'
import {
  PrivateAddressError,
  wordsForPrivate,
  type FindDestination,
} from '../../platform/outbound-address.ts'

const mostMilliseconds = 3_000

/**
 * Refuses a mail server that is on this machine or in a network behind it. A name that can't be resolved now is accepted:
 * each mail checks the address again before it is sent.
 */
export async function assertPublicHost(
  findDestination: FindDestination,
  { emailSettings: { smtpHost, smtpPort } }: SettingsInput,
): Promise<void> {
  if (smtpHost === '') return
  const late = setTimeout(mostMilliseconds, null, { ref: false })
  const found = findDestination(smtpHost, smtpPort).catch((error: unknown) => {
    if (error instanceof PrivateAddressError)
      throw invalidField('emailSettings.smtpHost', wordsForPrivate(smtpHost))
  })
  await Promise.race([found, late])
}
