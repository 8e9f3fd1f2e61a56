import { Drawing } from '../drawing.tsx'
import { Lines } from '../parts/faces.tsx'
import { Balloon, Dimension, Level } from '../parts/notes.tsx'
import { Desk } from '../parts/desk.tsx'
import { Person } from '../parts/person.tsx'
import { Pump } from '../parts/pump.tsx'
import { Die } from '../parts/stamp.tsx'
import { Footprint } from '../parts/structure.tsx'
import { Tree } from '../parts/tree.tsx'
import type { Sheet } from '../sheet.ts'
import { GroundFloor } from './hero-ground-floor.tsx'
import { ControlRoom, Offices } from './hero-upper-floors.tsx'
import { RoofPlant } from './hero-roof.tsx'
import { HeroShell } from './hero-shell.tsx'

export const heroSheet: Sheet = {
  title: 'Integrated facility, cut-away',
  number: '01 / 13',
  scale: '1:100',
  rev: 'C',
}

// One building, cut back floor by floor so that what makes it work can be seen. The balloons, in order:
// electrical, chilled water, air, automation, pumping.
export function Hero() {
  return (
    <Drawing view="-258 -338 600 660" draws>
      <defs>
        <Die id="desk">
          <Desk at={[0, 0, 0]} />
        </Die>
        <Die id="man">
          <Person at={[0, 0, 0]} />
        </Die>
        <Die id="pump">
          <Pump at={[0, 0, 0]} />
        </Die>
      </defs>
      <g>
        <Footprint at={[-1.4, -1.4, -0.3]} size={[15.2, 12.2]} />
        <Tree at={[-0.9, 9.9, -0.3]} size={1.1} />
        <Tree at={[12.9, -0.8, -0.3]} size={1.2} />
        <HeroShell />
        <GroundFloor />
      </g>
      <g>
        <Offices />
      </g>
      <g>
        <ControlRoom />
      </g>
      <g>
        <RoofPlant />
        <Outline />
      </g>
      <g>
        <Dimension from={[0, 9, -0.3]} to={[12, 9, -0.3]} offset={[0, 1.1, 0]} figure="16 800" />
        <Dimension from={[12, 0, -0.3]} to={[12, 9, -0.3]} offset={[1.1, 0, 0]} figure="12 600" />
        <Level at={[12, 0, 3]} figure="+ 4.200" reach={20} />
        <Level at={[10, 0, 6]} figure="+ 8.400" reach={62} />
        <Level at={[7.5, 0, 9]} figure="+ 12.600" reach={114} />
        <Balloons />
      </g>
    </Drawing>
  )
}

// What was cut away.
function Outline() {
  return (
    <Lines
      className="h"
      paths={[
        [
          [0, 9, 3],
          [0, 9, 9],
          [12, 9, 9],
          [12, 0, 9],
          [12, 0, 3],
        ],
        [
          [12, 9, 0],
          [12, 9, 9],
        ],
        [
          [0, 5, 9],
          [0, 9, 9],
        ],
        [
          [7.5, 0, 9],
          [12, 0, 9],
        ],
      ]}
    />
  )
}

function Balloons() {
  return (
    <>
      <Balloon n={1} to={[11.18, 1, 1.1]} dx={66} dy={48} />
      <Balloon n={2} to={[0.42, 5.3, 4.8]} dx={-70} dy={-30} />
      <Balloon n={3} to={[5.3, 2.4, 8.1]} dx={150} dy={-84} />
      <Balloon n={4} to={[10.9, 6.6, 0.9]} dx={58} dy={92} />
      <Balloon n={5} to={[3, 8, 0.5]} dx={-92} dy={66} />
    </>
  )
}
