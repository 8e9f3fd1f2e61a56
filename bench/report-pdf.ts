// `pnpm bench:report`: processor time and size of a project's report as PDF, of an ordinary project and of the largest, into a dated
// report. At most 1 s and 80 KB are asked for; apps/api/src/modules/insight/report-pdf.test.ts checks the size.
import { writeFile } from 'node:fs/promises'
import { renderReport } from '../apps/api/src/modules/insight/report-pdf.ts'
import { sampleReport } from '../apps/api/test/sample-report.ts'

const rounds = 7
const most = { seconds: 1, kilobytes: 80 }
const day = new Date().toISOString().slice(0, 10)

async function measure(what: string, make: () => Parameters<typeof renderReport>[0]) {
  const seconds: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage()
    bytes = (await renderReport(make())).length
    const { user, system } = process.cpuUsage(before)
    seconds.push((user + system) / 1e6)
  }
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN
  return { what, first: seconds[0] ?? NaN, median, kilobytes: bytes / 1_000 }
}

const measured = [
  await measure('An ordinary project', () => sampleReport()),
  await measure('The largest project', () => sampleReport('largest')),
]
const lines = measured.map(
  ({ what, first, median, kilobytes }) =>
    `| ${what} | ${first.toFixed(2)} | ${median.toFixed(2)} | ${kilobytes.toFixed(1)} |`,
)
const text = `# Reports as PDF

Measured on ${day} by \`pnpm bench:report\`: processor time of one process that draws each report ${rounds} times. The first one also
loads fonts and compiles. At most ${most.seconds} s and ${most.kilobytes} KB are asked for.

| Report | First, s | Median, s | KB |
| --- | ---: | ---: | ---: |
${lines.join('\n')}
`
await writeFile(`docs/reports/report-pdf-${day}.md`, text)
console.log(text)
if (measured.some((each) => each.first > most.seconds || each.kilobytes > most.kilobytes))
  process.exitCode = 1
