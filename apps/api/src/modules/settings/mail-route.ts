import type { Company } from '@trusswell/domain/settings.ts'
import type { Reader } from '../../platform/database.ts'
import type { MailRoute } from '../../platform/mailer.ts'
import type { Vault } from '../../platform/vault.ts'
import { readCompany, readEmailSettings } from './repository.ts'
import { readSecret } from './secrets.ts'

/** Read for each mail, so that a change is used by the next one. */
export async function findMailRoute(reader: Reader, vault: Vault, mailFrom: string): Promise<MailRoute> {
  const [email, company] = [await readEmailSettings(reader), await readCompany(reader)]
  const { smtpHost: host, smtpPort: port, smtpUser: user } = email
  return {
    server: host ? { host, port, user, pass: await readSecret(reader, vault, 'email.smtpPass') } : null,
    from: senderOf(email, company, mailFrom),
  }
}

type Sender = { fromName: string; fromEmail: string }

export const senderOf = ({ fromName, fromEmail }: Sender, { companyName }: Company, mailFrom: string) => ({
  name: fromName || companyName,
  address: fromEmail || mailFrom,
})
