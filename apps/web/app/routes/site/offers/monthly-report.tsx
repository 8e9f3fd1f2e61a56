import { reportLines } from '../../../content/offers.ts'
import { sampleReportPath } from '../../../content/service-levels.ts'
import { Section } from '../../../features/shell/section.tsx'
import { buttonClass } from '../../../ui/button-class.ts'

export function MonthlyReport() {
  return (
    <Section className="sheet-section" aria-labelledby="report-title">
      <div className="wrap split">
        <div data-item="">
          <p className="eyebrow eyebrow-rule split-eyebrow">Monthly report</p>
          <h2 id="report-title">One page, always the same lines</h2>
          <p>
            Each line has last month, this month and the target. The figures in the sample are invented; the
            layout is the one you receive.
          </p>
          <p className="offer-sample">
            <a className={buttonClass({ tone: 'secondary' })} href={sampleReportPath}>
              Download the sample (PDF, 1 page)
            </a>
          </p>
        </div>
        <ol className="points">
          {reportLines.map((line, index) => (
            <li key={line} data-item="">
              <span className="figures points-number" aria-hidden="true">
                {index + 1}
              </span>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
