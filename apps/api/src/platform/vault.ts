import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type Sealed = { key_id: string; nonce: Buffer; ciphertext: Buffer }
export type Vault = ReturnType<typeof createVault>

const tagLength = 16

/** `<id>:<64 hexadecimal digits>`, separated by commas. */
export const keyListPattern = /^[\w-]{1,40}:[0-9a-f]{64}(,[\w-]{1,40}:[0-9a-f]{64})*$/i

export const hasDistinctIds = (keyList: string) => {
  const ids = keyList.split(',').map((each) => each.split(':')[0])
  return new Set(ids).size === ids.length
}
export const hasZeroKey = (keyList: string) => /:0{64}(,|$)/.test(keyList)

/**
 * Encrypts values for the database (AES-256-GCM). The first key encrypts, all of them decrypt. The row's name is
 * authenticated with the value, so a ciphertext that was copied to another row is refused.
 */
export function createVault(keyList: string) {
  const keys = new Map(
    keyList.split(',').map((each) => {
      const [id = '', hex = ''] = each.split(':')
      return [id, Buffer.from(hex, 'hex')] as const
    }),
  )
  const [first] = keys
  if (!first) throw new Error('there is no key for the settings')
  const [currentId, currentKey] = first
  const boundTo = (row: string, id: string) => Buffer.from(`trusswell/${row}/${id}`)
  const vault = {
    currentId,
    seal(row: string, value: string): Sealed {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce, { authTagLength: tagLength })
      cipher.setAAD(boundTo(row, currentId))
      const ciphertext = Buffer.concat([cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return { key_id: currentId, nonce, ciphertext }
    },
    open(row: string, { key_id, nonce, ciphertext }: Sealed): string {
      const key = keys.get(key_id)
      if (!key) throw new Error(`${row} is encrypted with the key ${key_id}, which this process doesn't have`)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
      decipher.setAAD(boundTo(row, key_id))
      decipher.setAuthTag(ciphertext.subarray(-tagLength))
      return decipher.update(ciphertext.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    },
    canOpen(row: string, sealed: Sealed): boolean {
      try {
        vault.open(row, sealed)
        return true
      } catch {
        return false
      }
    },
  }
  return vault
}
