import { SearchDocument } from '@trusswell/domain/search.ts'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { installJobs } from './db/install-jobs.ts'
import { installSearchDocuments } from './db/install-search.ts'
import { allJobs } from './db/seed-jobs/all-jobs.ts'
import { createLogger } from './platform/logger.ts'

// `content <content-index.json>`, after each migration: what the site needs in the database to be complete.
// Safe to run again.
const [, , indexFile] = process.argv
if (!indexFile) throw new Error('which content index?')
const config = readConfig('content')
// Invented people have no page in production, so search must not find them.
const documents = z
  .array(SearchDocument)
  .parse(JSON.parse(await readFile(indexFile, 'utf8')))
  .filter(({ placeholder }) => !placeholder || config.DEMO || config.SAMPLE_CONTENT)
const logger = createLogger({ level: config.LOG_LEVEL, process: 'content' })
const client = new pg.Client({ connectionString: config.DATABASE_OWNER_URL, application_name: 'content' })
await client.connect()
const jobs = await installJobs(client, allJobs)
await installSearchDocuments(client, documents)
await client.end()
logger.info({ new_jobs: jobs, documents: documents.length }, 'content installed')
