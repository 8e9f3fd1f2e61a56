import { point, fifth, type Point } from '../iso.ts'

type Pose = 'stand' | 'reach' | 'carry' | 'sit'
type PersonProps = { at: Point; pose?: Pose; faces?: 'left' | 'right'; indoors?: boolean; size?: number }

// 1.75 m tall, drawn on paper rather than projected: at this size a silhouette reads better than a solid.
// On site everyone wears a helmet and a vest; `indoors` no one does. A seated person has the seat above `at`.
export function Person({ at, pose = 'stand', faces = 'left', indoors, size = 1 }: PersonProps) {
  const [x, y] = point(...at).map(fifth) as [number, number]
  const turn = faces === 'right' ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`
  return (
    <g className="man" transform={`translate(${x} ${y})${turn}`}>
      <ellipse className="shade" rx="6.5" ry="3.2" />
      <path className="legs" d={legs[pose === 'sit' ? 'sit' : 'stand']} />
      <g transform={pose === 'sit' ? 'translate(0 5)' : undefined}>
        <path d="M-4.3-21.4q.2-2.2 2.3-2.4h4q2 .2 2.3 2.4l.5 8.4q-4.6 1.9-9.3 0z" />
        {!indoors && <path className="vest" d="M-4.6-17.3q4.6 1.5 9.1 0l.1 1.7q-4.6 1.5-9.3 0z" />}
        <path d={arms[pose]} />
        <circle cx="-.2" cy="-26.6" r="2.9" />
        {indoors ? (
          <path className="legs" d="M-2.9-27.4a3 3.2 0 0 1 5.6-.4l-.2 2.8-1.4-2.4z" />
        ) : (
          <path className="hat" d="M-3.4-27a3.3 3.7 0 0 1 6.5 0h.7v1.1H-4.9V-27z" />
        )}
      </g>
    </g>
  )
}
Person.extent = ({ at: [x, y, z] }: PersonProps) => ({
  at: [x - 0.2, y - 0.2, z] as const,
  size: [0.4, 0.4, 1.3] as const,
})

const legs = {
  stand: 'M-3.7-.6-3-13h6.2L3.6.6H.9L.2-8.4-1.2-.6z',
  sit: 'M4-9 3.6-5-3.6-2-3.8 5h-2.6l-.7-8.4q.1-1.6 1.6-2.4L-2-9z',
}

const arms: Record<Pose, string> = {
  stand: 'M3.2-22.6q1.6.3 1.9 2l.9 6.6q-.6 1.3-1.9.6l-1.6-6.4',
  reach: 'M-2.3-22.8l-6.2-4.4q-1.5-.2-1.4 1.2l5.6 6.4',
  sit: 'M2.6-22q1.9.3 2 2.2l-.6 3.2-7.6 2.4q-1.2-.4-.7-1.6l5-3',
  carry: 'M2.6-22q1.9.3 2 2.2l-.2 3.6-6.4 1.6q-1.2-.4-.7-1.6l4.4-2.2M-8-19.6l5.4-1v5.2l-5.4 1z',
}
