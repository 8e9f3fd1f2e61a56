import type { Point } from '../iso.ts'
import { Block } from '../parts/block.tsx'
import { Duct } from '../parts/duct.tsx'
import { Panel } from '../parts/panel.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Stacked } from '../parts/stacked.tsx'
import { Stamp } from '../parts/stamp.tsx'
import { Column, GroundGrid } from '../parts/structure.tsx'

const DESK = [1.4, 0.7, 1.1] as const
const MAN = [0.3, 0.3, 1.3] as const

export function Offices() {
  return (
    <>
      <Wire
        path={[
          [8.6, 0.1, 3],
          [8.6, 0.1, 5.3],
          [7, 0.1, 5.3],
          [7, 0.1, 6],
        ]}
      />
      <Stacked>
        <Stamp of="desk" at={[7.9, 0.9, 3]} size={DESK} />
        <Stamp of="desk" at={[7.9, 2.3, 3]} size={DESK} />
        <Stamp of="desk" at={[7.9, 3.7, 3]} size={DESK} />
        <Stamp of="man" at={[9.7, 1.9, 3]} size={MAN} />
        <Stamp of="desk" at={[3.5, 3.1, 3]} size={DESK} />
        <Stamp of="man" at={[5.7, 3.4, 3]} size={MAN} />
      </Stacked>
      <Risers y={5.3} z={3} />
      <Duct at={[0.5, 3.8, 4.75]} size={[6.6, 0.7, 0.55]} flange={2.4} of="s" />
      <Stacked>
        <Column at={[0.3, 4.75, 3]} height={2.7} side={0.3} />
        <Column at={[3.7, 4.75, 3]} height={2.7} side={0.3} />
        <Column at={[7.2, 4.75, 3]} height={2.7} side={0.3} />
        <Stamp of="desk" at={[1.6, 5.4, 3]} size={DESK} />
        <Stamp of="desk" at={[3.6, 5.4, 3]} size={DESK} />
        <Stamp of="desk" at={[5.6, 5.4, 3]} size={DESK} />
        <Stamp of="man" at={[8.4, 6, 3]} size={MAN} />
      </Stacked>
      <Deck at={[0, 0, 6]} size={[7.5, 5]} />
    </>
  )
}

export function ControlRoom() {
  return (
    <>
      <Wire
        path={[
          [7, 0.1, 6],
          [7, 0.1, 8.4],
          [5.6, 0.1, 8.4],
          [5.6, 0.1, 9],
        ]}
      />
      <Stacked>
        <Panel at={[5.6, 1, 6]} bays={2} bay={0.7} height={1.8} />
        <Stamp of="desk" at={[1.1, 3.3, 6]} size={DESK} />
        <Stamp of="desk" at={[3, 3.3, 6]} size={DESK} />
        <Stamp of="man" at={[6.4, 3.6, 6]} size={MAN} />
      </Stacked>
      <Risers y={3.5} z={6} />
      <Duct at={[0.5, 1.9, 7.75]} size={[4.8, 0.7, 0.55]} flange={2.4} of="s" />
      <Column at={[0.3, 2.95, 6]} height={2.7} side={0.3} />
      <Column at={[5.2, 2.95, 6]} height={2.7} side={0.3} />
      <Deck at={[0, 0, 9]} size={[5.5, 3.2]} />
    </>
  )
}

// A floor seen from above its cut edge.
export function Deck({ at: [x, y, z], size: [w, d] }: { at: Point; size: readonly [number, number] }) {
  return (
    <>
      <Block at={[x, y, z - 0.3]} size={[w, d, 0.3]} of="c" draws />
      <GroundGrid at={[x, y, z]} size={[w, d]} />
    </>
  )
}

// Flow and return of the chilled water, stepping out with the cut.
function Risers({ y, z }: { y: number; z: number }) {
  return (
    <>
      <Pipe
        path={[
          [0.4, y, z + 2.7],
          [0.4, y, z + 0.4],
          [0.4, y + 1.8, z + 0.4],
          [0.4, y + 1.8, z],
        ]}
        of="s"
        width={6}
        draws
      />
      <Pipe
        path={[
          [0.8, y, z + 2.7],
          [0.8, y, z + 0.4],
          [0.8, y + 1.8, z + 0.4],
          [0.8, y + 1.8, z],
        ]}
        width={6}
        draws
      />
    </>
  )
}
