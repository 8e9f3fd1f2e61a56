// `pnpm sample:report`: draws the sample of a monthly report that the offers link to. Run it after changing its content.
import { writeFileSync } from 'node:fs'
import { drawSampleReport } from './draw-sample-report.ts'

const file = new URL('../apps/web/public/sample-monthly-report.pdf', import.meta.url)
const bytes = await drawSampleReport()
writeFileSync(file, bytes)
console.log(`sample-monthly-report.pdf ${Math.ceil(bytes.length / 1024)} KB`)
