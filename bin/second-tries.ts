// A reporter of Vitest: which tests only passed at their second try, for the summary of .ci/run.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'

export function secondTries(outputFile: string): Reporter {
  const found: { file: string; title: string }[] = []
  return {
    onTestCaseResult(test) {
      if (test.diagnostic()?.flaky) found.push({ file: test.module.relativeModuleId, title: test.name })
    },
    onTestRunEnd() {
      mkdirSync(dirname(outputFile), { recursive: true })
      writeFileSync(outputFile, JSON.stringify(found))
    },
  }
}
