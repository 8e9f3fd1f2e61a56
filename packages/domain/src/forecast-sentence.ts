import type { Forecast } from './forecast.ts'

const dayAndMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const withYear = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export type ForecastDays = Pick<Forecast, 'earliest' | 'latest'>

/** In words; null when there is none. The years are named unless all of it is this year. */
export function forecastRange({ earliest, latest }: ForecastDays, today: string): string | null {
  if (earliest === null || latest === null) return null
  const isThisYear = [earliest, latest].every((date) => date.slice(0, 4) === today.slice(0, 4))
  const day = (date: string) => (isThisYear ? dayAndMonth : withYear).format(new Date(`${date}T00:00:00Z`))
  return earliest === latest ? `around ${day(earliest)}` : `between ${day(earliest)} and ${day(latest)}`
}

/** One plain sentence for clients. */
export function forecastSentence(forecast: Forecast, today: string): string {
  const when = forecastRange(forecast, today)
  if (when === null) return 'Not enough data yet to estimate when it will finish.'
  const likely =
    forecast.basis === 'own'
      ? `Likely to finish ${when}`
      : `Based on our other projects, likely to finish ${when}`
  const decides = deciding(forecast)
  return decides === '' ? `${likely}.` : `${likely}, depending on ${decides}.`
}

/** Those that are often enough the last, and nothing when too many share it. */
function deciding({ decides }: Forecast): string {
  const [first, second] = decides
  if (!first) return ''
  if (first.share >= 0.5) return `“${first.title}”`
  if (second && first.share + second.share >= 0.5) return `“${first.title}” and “${second.title}”`
  return ''
}
