import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { requestsPerSecond } from './requests-per-second.ts'

type Target = { url: string; cookie: string; database: string; contactId: string }

/** One row read by a signed-in admin under policies, against the same SQL over bare node:http and pg, in turns. */
export async function measureRead(target: Target, options: { rounds: number; seconds: number }) {
  const pool = new pg.Pool({ connectionString: target.database, max: 10 })
  const bare = createServer(async (_request, response) => {
    const { rows } = await pool.query({ name: 'one', text: sql, values: [target.contactId] })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]))
  }).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < options.rounds; round += 1) {
    rounds.push({
      ours: await requestsPerSecond(target.url, options.seconds, { cookie: target.cookie }),
      bare: await requestsPerSecond(bareUrl, options.seconds),
    })
  }
  bare.close()
  await pool.end()
  const ratios = rounds.map((round) => round.ours / round.bare).toSorted((a, b) => a - b)
  return { rounds, ratio: ratios[Math.floor(ratios.length / 2)] ?? 0 }
}

const sql = `select id, first_name, last_name, email, phone, company, subject, message, status, admin_notes, version,
  created_at, deleted_at from contact_submissions where id = $1`
