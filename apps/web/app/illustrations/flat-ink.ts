import { blueprint } from './ink.ts'

// ink.css on blueprint ground for renderers that know neither var() nor color-mix().
export function flatInk(): string {
  const ink = (percent: number) => mix(blueprint.line, blueprint.ground, percent / 100)
  const faces = { '': [15, 8, 3], '.m ': [44, 30, 18], '.s ': [92, 62, 40] } as const
  const tubes = { '': 8, '.m ': 30, '.s ': 62 } as const
  return [
    `.ill{fill:none;stroke:${blueprint.line};stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}`,
    ...Object.entries(faces).map(
      ([of, [t, l, r]]) => `${of}.t{fill:${ink(t)}}${of}.l{fill:${ink(l)}}${of}.r{fill:${ink(r)}}`,
    ),
    ...Object.entries(tubes).map(([of, percent]) => `${of}.tube{stroke:${ink(percent)}}`),
    `.c .l,.c .r,.ink{fill:${blueprint.line}}.ink,.sig,.glow,.shade{stroke:none}`,
    `.pane{fill:${ink(20)};stroke-width:.75}.g .t{fill:${blueprint.line};fill-opacity:.16;stroke-width:.75}`,
    `.fine{stroke-width:.9}.e{stroke-width:1.5}.k{stroke-width:2.25}.d{stroke-width:.75}.w{stroke:${blueprint.ground}}`,
    `.gr{stroke-width:.5;stroke-opacity:.28}.h{stroke-width:.75;stroke-dasharray:4 3}`,
    `.lv{stroke:${blueprint.signal};stroke-width:2}.a .tube{stroke:${blueprint.signal}}.a .t,.a .l,.a .r,.sig{fill:${blueprint.signal}}`,
    `.shine{stroke:${blueprint.text};stroke-opacity:.5}.glow{fill:${blueprint.text}}.shade{fill:${blueprint.line};fill-opacity:.1}`,
    `.man{fill:${blueprint.text};stroke:${blueprint.ground};stroke-width:.9}.man .legs{fill:${ink(70)}}`,
    `.man .hat,.man .vest{fill:${blueprint.signal}}.notes{display:none}`,
  ].join('')
}

function mix(a: string, b: string, share: number): string {
  const channel = (hex: string, i: number) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(channel(a, i) * share + channel(b, i) * (1 - share)))
  return `#${mixed.map((n) => n.toString(16).padStart(2, '0')).join('')}`
}
