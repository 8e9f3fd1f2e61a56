import pg from 'pg'
import { readMigrationConfig } from './config.ts'
import { installJobs } from './db/install-jobs.ts'
import { allJobs } from './db/seed-jobs/all-jobs.ts'
import { createLogger } from './platform/logger.ts'

// `pnpm db:content`, after each migration: what the site needs in the database to be complete. Safe to run again.
const config = readMigrationConfig()
const logger = createLogger({ level: config.LOG_LEVEL, process: 'content' })
const client = new pg.Client({ connectionString: config.DATABASE_OWNER_URL, application_name: 'content' })
await client.connect()
logger.info({ jobs: await installJobs(client, allJobs) }, 'content installed')
await client.end()
