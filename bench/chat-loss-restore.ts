import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { waitFor } from './chat-loss-checks.ts'
import type { Page } from './chat-loss-page.ts'
import type { ChatLossSystem } from './chat-loss-system.ts'

const tables = ['chat_rooms', 'chat_events', 'chat_texts', 'chat_messages', 'chat_mentions', 'chat_reads']
const afterRestore = join(import.meta.dirname, '../infra/backup/after-restore.sql')

/** The conversations as they are now, for `restoreEarlier`. */
export async function takeBackup({ rows }: ChatLossSystem): Promise<void> {
  await rows('create schema backup')
  for (const table of tables) await rows(`create table backup.${table} as table public.${table}`)
}

/**
 * Puts the conversations back to where they were, under open pages. Before, a message of each project is edited; afterwards
 * others are written, which get numbers that the pages have seen before.
 */
export async function restoreEarlier(system: ChatLossSystem, pages: Page[]): Promise<void> {
  const one = system.projects.flatMap((project) => pages.find((page) => page.project === project) ?? [])
  await Promise.all(
    one.map(async (page) => {
      const own = page
        .messages()
        .find(({ sender_id, deleted_at }) => sender_id === page.person.id && !deleted_at)
      if (own && !(await page.edit(own, 'Edited before the restore'))) throw new Error('not edited')
    }),
  )
  const columns = await system.rows<{ table_name: string; list: string }>(
    `select table_name, string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and is_generated = 'NEVER' group by table_name`,
    [tables],
  )
  const copy = tables.map((table) => {
    const list = columns.find(({ table_name }) => table_name === table)?.list
    return `insert into public.${table} (${list}) select ${list} from backup.${table};`
  })
  // In one message, so that it is one transaction; without triggers, as when a backup is played back.
  await system.rows(`begin; set local session_replication_role = replica;
    ${tables.map((table) => `delete from public.${table};`).join('\n')}
    ${copy.join('\n')}
    ${await readFile(afterRestore, 'utf8')}; commit`)
  // Written into the log that is new to the process which takes it.
  await setTimeout(100)
  for (const page of one) page.send('Written after the restore')
  await waitFor(20_000, () => one.every((page) => page.client().get().outbox.length === 0))
}
