import { addDays } from '@trusswell/domain/days.ts'
import type { PortfolioProject } from '@trusswell/domain/portfolio.ts'
import { Fragment, useId } from 'react'
import { dayInIndia, shortMonth, shortMonthAndYear } from '../../../../lib/dates.ts'
import { Hatch } from '../../../../ui/charts/hatch.tsx'
import type { TimeAxis } from './time-axis.ts'

type ScheduleBarProps = { project: PortfolioProject; axis: TimeAxis; today: string }

/** The plan as a bar, the forecast as a striped range over it, and both as text. */
export function ScheduleBar({ project, axis, today }: ScheduleBarProps) {
  const { starts_on, planned_end, planned_end_estimated, forecast } = project
  const hatch = useId()
  return (
    <div className="portfolio-schedule">
      <svg className="portfolio-bar" aria-hidden="true">
        <defs>
          <Hatch id={hatch} colour={2} />
        </defs>
        {axis.months.map(({ day, at }) => (
          <line key={day} className="portfolio-month" x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
        ))}
        {planned_end === null ? (
          <circle className="portfolio-plan" cx={`${axis.at(starts_on)}%`} cy="12" r="4" />
        ) : (
          <rect className="portfolio-plan" y="8" height="8" {...across(axis, starts_on, planned_end)} />
        )}
        {forecast && (
          <rect
            className="portfolio-forecast"
            fill={`url(#${hatch})`}
            y="4"
            height="16"
            {...across(axis, forecast.earliest, forecast.latest)}
          />
        )}
        <TodayLine axis={axis} today={today} />
      </svg>
      <p>
        <Days from={starts_on} to={planned_end} />
        {planned_end_estimated && ' (estimated)'}
      </p>
      <p>
        {forecast ? (
          <>
            Forecast: <Days from={forecast.earliest} to={forecast.latest} />
          </>
        ) : (
          'No forecast yet'
        )}
      </p>
    </div>
  )
}

/** The last day is included. */
function across(axis: TimeAxis, from: string, to: string) {
  const start = axis.at(from)
  return { x: `${start}%`, width: `${Math.max(axis.at(addDays(to, 1)) - start, 0.6)}%` }
}

const Days = ({ from, to }: { from: string; to: string | null }) => (
  <>
    <time dateTime={from}>{dayInIndia(from)}</time>
    {to === null ? ', no end date' : ' to '}
    {to !== null && <time dateTime={to}>{dayInIndia(to)}</time>}
  </>
)

const TodayLine = ({ axis, today }: { axis: TimeAxis; today: string }) => (
  <line className="portfolio-today" x1={`${axis.at(today)}%`} x2={`${axis.at(today)}%`} y1="0" y2="100%" />
)

/** The month labels above the bars. */
export const AxisScale = ({ axis, today }: { axis: TimeAxis; today: string }) => (
  <svg className="portfolio-scale" aria-hidden="true">
    {axis.months.map(({ day, at, label }, index) => (
      <Fragment key={day}>
        <line className="portfolio-month" x1={`${at}%`} x2={`${at}%`} y1={label ? 14 : 26} y2="100%" />
        {label && (
          <text data-label={label} x={`${at}%`} dx="4" y="26">
            {index === 0 ? shortMonthAndYear(day) : shortMonth(day)}
          </text>
        )}
      </Fragment>
    ))}
    <TodayLine axis={axis} today={today} />
  </svg>
)
