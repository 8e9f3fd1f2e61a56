import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Job = {
  'timeout-minutes'?: number | string
  steps: { uses?: string; run?: string }[]
  strategy?: { matrix?: { include?: { command?: string; minutes?: number }[] } }
}
type Workflow = { permissions: unknown; concurrency: unknown; jobs: Record<string, Job> }

const directory = new URL('../.github/workflows/', import.meta.url)
const scripts = Object.keys(
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: object })
    .scripts,
)

test.each(readdirSync(directory))('%s runs what exists and may do no more than read', (file) => {
  const text = readFileSync(new URL(file, directory), 'utf8')
  const workflow = parse(text) as Workflow
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(workflow.concurrency).toBeDefined()
  expect(text).not.toMatch(/pull_request_target|secrets\.(?!GITHUB_TOKEN)/)
  for (const job of Object.values(workflow.jobs)) {
    // Without a limit a run that hangs costs six hours. A command of a matrix may need more than the others.
    const limit = job['timeout-minutes']
    const all =
      typeof limit === 'string' ? /^\$\{\{ matrix\.minutes \|\| (\d+) \}\}$/.exec(limit)?.[1] : limit
    expect(Number(all)).toBeGreaterThan(0)
    for (const { command, minutes = Number(all) } of job.strategy?.matrix?.include ?? []) {
      if (command !== undefined) expect(scripts).toContain(command)
      expect(minutes).toBeLessThan(360)
    }
    for (const { uses, run } of job.steps) {
      // GitHub's own actions, or one that is pinned to a commit.
      expect(uses ?? 'actions/none').toMatch(/^actions\/|@[0-9a-f]{40}$/)
      // An expression in a script may contain text written by a third party.
      expect(run ?? '').not.toContain('${{')
      for (const [, script = ''] of (run ?? '').matchAll(/pnpm (?!install\b)([\w:]+)/g))
        expect(scripts).toContain(script)
    }
  }
})
