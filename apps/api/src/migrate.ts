import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { installQueues } from './db/install-queues.ts'
import { migrate } from './db/migrate.ts'
import { prepareDatabase } from './db/prepare.ts'
import { queues } from './modules/registry.ts'
import { createLogger } from './platform/logger.ts'

const config = readConfig('migrate')
const logger = createLogger({ level: config.LOG_LEVEL, process: 'migrate' })
if (config.DATABASE_ADMIN_URL) {
  await prepareDatabase(config.DATABASE_ADMIN_URL, new URL(config.DATABASE_OWNER_URL).pathname.slice(1))
}
await migrate(config.DATABASE_OWNER_URL, fileURLToPath(new URL('db/migrations', import.meta.url)), logger)
await installQueues(config.DATABASE_OWNER_URL, Object.keys(queues))
