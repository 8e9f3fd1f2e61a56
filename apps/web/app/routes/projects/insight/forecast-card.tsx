import { daysBetween, formatDay } from '@trusswell/domain/days.ts'
import type { ProjectForecast } from '@trusswell/domain/insight.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { Card } from '../../../ui/card.tsx'

type Numbers = NonNullable<ProjectForecast['numbers']>

/** One sentence for everyone, with the numbers behind it for staff. */
export function ForecastCard({ forecast }: { forecast: ProjectForecast }) {
  const { sentence, made_on, numbers } = forecast
  return (
    <Card title="Forecast">
      <p className="insight-reason">{sentence}</p>
      {made_on < todayInIndia() && <p className="insight-note">As of {formatDay(made_on)}</p>}
      {numbers && <Behind numbers={numbers} />}
    </Card>
  )
}

function Behind({ numbers }: { numbers: Numbers }) {
  const { basis, missing, decides, finished_projects } = numbers
  return (
    <>
      {basis !== 'none' && (
        <dl className="insight-figures">
          {figuresOf(numbers).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
          {decides.map(({ title, share }) => (
            <div key={title}>
              <dt>Chance that {title} finishes last</dt>
              <dd className="figures">{share}%</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="insight-note">
          To forecast from its own pace, the project needs{' '}
          {list.format(missing.map((each) => missingWords[each]))}.
        </p>
      )}
      {basis !== 'none' && (
        <p className="insight-note">
          The range should include the actual finish date in 8 out of 10 projects.{' '}
          {finished_projects < 8
            ? 'We don’t have 8 finished projects to compare with yet, so the forecast uses typical delays.'
            : `Compared with ${finished_projects} of our finished projects.`}
        </p>
      )}
    </>
  )
}

const list = new Intl.ListFormat('en-IN')
const missingWords: Record<Numbers['missing'][number], string> = {
  not_running: 'to be in progress',
  progress: '15% progress',
  completions: '5 completed items',
  weeks: 'completions in 3 different weeks',
  dates: 'dates for 80% of the weight',
}

function figuresOf({ earliest, middle, latest, planned_end }: Numbers): [string, string][] {
  const day = (date: string | null) => (date === null ? '–' : formatDay(date))
  const late = middle === null ? 0 : daysBetween(planned_end, middle)
  const days = counted(Math.abs(late), 'day')
  return [
    ['Earliest', day(earliest)],
    ['Median', day(middle)],
    ['Latest', day(latest)],
    ['Planned end', day(planned_end)],
    ['Median compared with plan', late === 0 ? 'On the day' : `${days} ${late > 0 ? 'later' : 'earlier'}`],
  ]
}
