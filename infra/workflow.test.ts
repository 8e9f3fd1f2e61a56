import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Job = {
  'timeout-minutes'?: number
  steps: { uses?: string; run?: string }[]
  container?: string | { image: string }
}
type Workflow = { permissions: unknown; concurrency: unknown; jobs: Record<string, Job> }

const pinned = `nothing@${'0'.repeat(40)}`
const directory = new URL('../.github/workflows/', import.meta.url)

test.each(readdirSync(directory))('%s runs what it names and may do no more than read', (file) => {
  const text = readFileSync(new URL(file, directory), 'utf8')
  const workflow = parse(text) as Workflow
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(workflow.concurrency).toBeDefined()
  expect(text).not.toMatch(/pull_request_target|secrets\.(?!GITHUB_TOKEN)/)
  for (const job of Object.values(workflow.jobs)) {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(30)
    for (const { uses, run } of job.steps) {
      expect(uses ?? pinned).toMatch(/@[0-9a-f]{40}$/)
      // An expression in a script is text that a stranger may have written.
      expect(run ?? '').not.toContain('${{')
    }
  }
})

test('the workflow runs the same as .ci/run', () => {
  expect(readFileSync(new URL('ci.yaml', directory), 'utf8')).toContain('run: .ci/run')
})
