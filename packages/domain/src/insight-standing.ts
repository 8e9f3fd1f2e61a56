import { healthLabels } from './insight-health-values.ts'
import { forecastRange, type ForecastDays } from './forecast-sentence.ts'
import type { Health } from './insight-health.ts'

type Standing = { health: Health; health_reason: string }

/** A project's status in one sentence for clients, with its forecast if there is one. */
export function standingSentence(
  { health, health_reason }: Standing,
  forecast: ForecastDays | null,
  today: string,
): string {
  if (health === 'done' || health === 'cancelled' || health === 'paused') return `${health_reason}.`
  const reason = health_reason.charAt(0).toLowerCase() + health_reason.slice(1)
  const range = forecast && forecastRange(forecast, today)
  return `${healthLabels[health]}: ${reason}${range ? `; likely to finish ${range}` : ''}.`
}
