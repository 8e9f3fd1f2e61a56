import { system } from '@trusswell/domain/actor.ts'
import { readConfig } from './config.ts'
import { resealSecrets } from './modules/settings/secrets.ts'
import { openDatabase } from './platform/database.ts'
import { createVault } from './platform/vault.ts'

// Encrypts the secrets of the settings with the first key of SETTINGS_KEYS; docs/runbooks/rotate-secrets.md.
async function run() {
  const config = readConfig('rotate-settings-key')
  const vault = createVault(config.SETTINGS_KEYS)
  const db = openDatabase({
    url: config.DATABASE_WORKER_URL,
    max: 1,
    name: 'rotate-settings-key',
    onConnectionLost: (error) => console.error(`rotate-settings-key: ${error.message}`),
  })
  try {
    const count = await db.as(system, (tx) => resealSecrets(tx, vault))
    const what = count === 1 ? '1 secret was' : `${count} secrets were`
    console.log(`${what} encrypted again. All of them now use the key ${vault.currentId}.`)
  } finally {
    await db.close()
  }
}

await run().catch((error: Error) => {
  console.error(`rotate-settings-key: ${error.message}`)
  process.exit(1)
})
