import { expect, type Page } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from '../test.ts'
import { inDatabase } from './admin-lists.ts'
import { box, message, openRoom, thread } from './chat-parts.ts'

// CI uses a tenth; the report is for 10,000.
const count = process.env['CHAT_REPORT'] ? 10_000 : 1_000

/** Inserted into the tables directly, because sending them would take half an hour. */
const fill = (project: string, client: string, manager: string) =>
  inDatabase(`
    begin;
    set local session_replication_role = replica;
    update chat_rooms set head = ${count} where project_id = '${project}' and audience = 'everyone';
    create temporary table made on commit drop as
      select n as seq, gen_random_uuid() as id, case when n % 3 = 0 then '${manager}' else '${client}' end::uuid as sender_id,
        n % 3 = 0 as from_staff, now() - (${count} - n) * interval '1 minute' as at,
        'Message ' || n || '. ' || repeat('The tray on level two is fixed and tested. ', n % 6) as text
      from generate_series(1, ${count}) as n;
    insert into chat_events (project_id, audience, seq, kind, message_id, actor_id, at)
      select '${project}', 'everyone', seq, 'new', id, sender_id, at from made;
    insert into chat_messages
      (id, project_id, audience, seq, rev, sender_id, sender_name, from_staff, cid, text, created_at)
      select id, '${project}', 'everyone', seq, seq, sender_id, 'Farhan Siddiqui', from_staff, id, text, at from made;
    insert into chat_reads (project_id, audience, user_id, name, seq)
      values ('${project}', 'everyone', '${client}', 'Farhan Siddiqui', ${count});
    commit`)

async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 104_857.6) / 10
}
const nodesIn = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

// With CHAT_REPORT=docs/reports/chat-room-<day>.json the figures are stored there.
test('a conversation of thousands of messages stays small and smooth', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const { client, manager, project, close } = await openRoom(browser, baseURL)
  const { page } = client
  await fill(project, client.person.id, manager.person.id)

  const started = Date.now()
  await page.goto(`/dashboard/projects/${project}?tab=chat`)
  await expect(message(page, `Message ${count}.`)).toBeInViewport()
  const openedAfter = Date.now() - started
  const opened = { nodes: await nodesIn(page), heap: await heapMegabytes(page) }

  // A link to the first message loads everything in between.
  const [first] = await inDatabase<{ id: string }>(
    'select id from chat_messages where project_id = $1 and seq = 1',
    [project],
  )
  const asked = Date.now()
  await page.goto(`/dashboard/projects/${project}?tab=chat&message=${first?.id}`)
  await expect(message(page, 'Message 1.')).toBeInViewport({ timeout: 120_000 })
  const reachedAfter = Date.now() - asked
  await settle(page)
  const whole = { nodes: await nodesIn(page), heap: await heapMegabytes(page) }

  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { longTasks: found })
    new PerformanceObserver((list) =>
      found.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  let mostNodes = whole.nodes
  const steps = 60
  for (let step = 1; step <= steps; step += 1) {
    await thread(page).evaluate((list, part) => (list.scrollTop = list.scrollHeight * part), step / steps)
    await settle(page)
    mostNodes = Math.max(mostNodes, await nodesIn(page))
  }
  await expect(message(page, `Message ${count}.`)).toBeInViewport()
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)

  const typed = Date.now()
  await box(page).fill('One more')
  await box(page).press('Enter')
  await expect(message(page, 'One more')).toBeInViewport()
  const sentAfter = Date.now() - typed

  const report = {
    day: new Date().toISOString().slice(0, 10),
    messages: count,
    opened: { milliseconds: openedAfter, dom_nodes: opened.nodes, heap_megabytes: opened.heap },
    all_loaded: { milliseconds: reachedAfter, dom_nodes: whole.nodes, heap_megabytes: whole.heap },
    scrolled_through: {
      steps,
      most_dom_nodes: mostNodes,
      long_tasks: longTasks.length,
      longest_task_milliseconds: Math.round(Math.max(0, ...longTasks)),
    },
    sent_and_shown_milliseconds: sentAfter,
  }
  const path = process.env['CHAT_REPORT']
  if (path) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`)
  }
  console.log(JSON.stringify(report))
  // Each rendered message has about 25 elements: all of them would be a quarter of a million.
  expect(mostNodes).toBeLessThan(8_000)
  expect(whole.heap).toBeLessThan(120)
  await close()
})
