import type { Weather } from './site-diary.ts'

export const weathers = ['clear', 'cloudy', 'rain', 'storm', 'fog', 'heat', 'wind'] as const

export const weatherLabels: Record<Weather, string> = {
  clear: 'Clear',
  cloudy: 'Cloudy',
  rain: 'Rain',
  storm: 'Storm',
  fog: 'Fog',
  heat: 'Extreme heat',
  wind: 'Strong wind',
}
