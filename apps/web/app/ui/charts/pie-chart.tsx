import { useId } from 'react'
import {
  Cell,
  Pie,
  PieChart as Chart,
  type PieLabelRenderProps,
  ResponsiveContainer,
  Tooltip,
} from 'recharts'
import { Hatch } from './hatch.tsx'
import { chartHeight, colourOf, plain, type SeriesColour } from './series.ts'
import './charts.css'

export type Slice = { name: string; value: number; colour: SeriesColour; hatched?: boolean }

type PieChartProps = {
  label: string
  slices: Slice[]
  /** Under the total in the middle: `30 projects`. */
  unit: string
  format?: (value: number) => string
  /** A shorter total for when the full figure doesn't fit. */
  short?: (value: number) => string
}

/** A ring with a legend beside it, which stays readable for small parts; the shares tell them apart in grey prints too. */
export function PieChart({ label, slices, unit, format = plain, short = format }: PieChartProps) {
  const id = useId()
  const shown = slices.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  // Names can contain spaces, which ids may not.
  const fill = ({ colour, hatched }: Slice, at: number) => (hatched ? `url(#${id}-${at})` : colourOf(colour))
  return (
    <div className="chart chart-ring" style={{ minHeight: chartHeight }}>
      <div>
        <ResponsiveContainer width="100%" height="100%">
          <Chart aria-label={label}>
            <defs>
              {shown.map(
                ({ name, colour, hatched }, at) =>
                  hatched && <Hatch key={name} id={`${id}-${at}`} colour={colour} />,
              )}
            </defs>
            <Tooltip content={<SliceTip format={format} total={total} />} isAnimationActive={false} />
            <Pie
              data={shown}
              dataKey="value"
              nameKey="name"
              innerRadius="55%"
              outerRadius="79%"
              startAngle={90}
              endAngle={-270}
              stroke="var(--surface)"
              strokeWidth={2}
              isAnimationActive={false}
              label={shown.length > 1 && SliceShare}
              labelLine={false}
            >
              {shown.map((slice, at) => (
                <Cell key={slice.name} fill={fill(slice, at)} />
              ))}
            </Pie>
          </Chart>
        </ResponsiveContainer>
        <p aria-hidden="true">
          <b>{short(total)}</b>
          {unit}
        </p>
      </div>
      <ul>
        {shown.map(({ name, value, colour, hatched }) => (
          <li key={name}>
            <i
              data-look={hatched ? 'hatched' : 'solid'}
              style={{ color: colourOf(colour) }}
              aria-hidden="true"
            />
            <span>{name}</span>
            <b className="figures">{format(value)}</b>
            <span className="figures chart-share">{shareOf(value, total)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const smallestLabelled = 0.03

function SliceShare({ cx, cy, midAngle = 0, outerRadius, percent = 0 }: PieLabelRenderProps) {
  if (percent < smallestLabelled) return null
  const angle = (-midAngle * Math.PI) / 180
  const distance = outerRadius + 12
  return (
    <text
      className="chart-slice-share"
      x={cx + distance * Math.cos(angle)}
      y={cy + distance * Math.sin(angle)}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {Math.round(percent * 100)}%
    </text>
  )
}

export const shareOf = (value: number, total: number): string =>
  total === 0 ? '–' : `${Math.round((value * 100) / total)}%`

type SliceTipProps = {
  active?: boolean
  payload?: readonly { name?: unknown; value?: unknown }[]
  format: (value: number) => string
  total: number
}

function SliceTip({ active, payload, format, total }: SliceTipProps) {
  const [slice] = payload ?? []
  if (!active || !slice) return null
  return (
    <div className="chart-tip">
      <strong>{String(slice.name)}</strong>
      <span className="figures">
        {format(Number(slice.value))} · {shareOf(Number(slice.value), total)}
      </span>
    </div>
  )
}
