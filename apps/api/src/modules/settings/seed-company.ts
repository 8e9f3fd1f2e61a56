import { brand } from '@trusswell/domain/brand.ts'
import { gstinCheckDigit } from '@trusswell/domain/tax-numbers.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Seed } from '../manifest.ts'
import { lockSettings, readStored, updateSections } from './repository.ts'
import { settingsId } from './save-settings.ts'

// Nobody has a PAN with the number 0000, an account of zeros or a bank with this code.
const first14 = '36AAACT0000D1Z'
const gstin = `${first14}${gstinCheckDigit(first14)}`
const bankAccount = {
  accountHolder: brand.legal_name,
  number: '000000000100',
  ifsc: 'DEMO0000100',
  bank: 'Demo Bank of Madhapur',
  branch: 'Madhapur',
}

/** With --demo: what invoices, receipts and transfers need of the company, if nothing was entered. */
export const seedCompany: Seed = async ({ app, people, demo }) => {
  if (!demo) return null
  const admin = { kind: 'user', id: people.admin, role: 'admin' } as const
  return app.as(admin, async (tx) => {
    await lockSettings(tx)
    const { version: _version, updated_at: _saved, ...sections } = await readStored(tx)
    const { company, payments } = sections
    const isTouched =
      company.companyAddress !== '' || company.gstins.length > 0 || payments.bankAccount.number !== ''
    if (isTouched) return null
    await updateSections(tx, undefined, {
      ...sections,
      company: {
        ...company,
        companyAddress: brand.address.join('\n'),
        contactEmail: company.contactEmail || brand.email,
        contactPhone: company.contactPhone || brand.phones[0],
        gstins: [{ gstin, address: '' }],
      },
      payments: { ...payments, bankAccount, chequePayableTo: brand.legal_name },
    })
    await writeAudit(tx, admin, {
      action: 'settings.updated',
      entity: 'settings',
      entity_id: settingsId,
      details: { fields: ['companyAddress', 'contactEmail', 'contactPhone', 'gstins', 'paymentMethods'] },
    })
    return 'company details added'
  })
}
