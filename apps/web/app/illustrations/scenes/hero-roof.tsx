import { polygon } from '../iso.ts'
import { Chiller } from '../parts/chiller.tsx'
import { Lines } from '../parts/faces.tsx'
import { Pipe, Wire } from '../parts/pipe.tsx'
import { Column, Truss } from '../parts/structure.tsx'

// The chiller under a trussed canopy: the figure of the logo, at full size.
export function RoofPlant() {
  return (
    <>
      <Column at={[0.2, 0.2, 9]} height={3.9} side={0.16} />
      <Column at={[5.3, 0.2, 9]} height={3.9} side={0.16} />
      <Truss at={[0.2, 0.2, 12.9]} length={5.1} height={0.8} bays={4} draws />
      <Chiller at={[1.9, 0.7, 9]} />
      <Pipe
        path={[
          [1.9, 1.9, 9.4],
          [0.4, 1.9, 9.4],
          [0.4, 2.9, 9.4],
          [0.4, 2.9, 9],
        ]}
        of="s"
        width={6}
        draws
      />
      <Wire
        path={[
          [5.6, 0.1, 9],
          [5.2, 0.5, 9.4],
          [4.8, 0.9, 9.4],
        ]}
      />
      <Column at={[0.2, 3, 9]} height={3.9} side={0.16} />
      <Column at={[5.3, 3, 9]} height={3.9} side={0.16} />
      <Truss at={[0.2, 3, 12.9]} length={5.1} height={0.8} bays={4} draws />
      <Lines
        className="d"
        paths={[0, 1, 2, 3, 4].map((i) => [
          [0.2 + i * 1.275, 0.2, 12.9],
          [0.2 + i * 1.275, 3, 12.9],
        ])}
      />
      <g className="g">
        <path
          className="t"
          d={polygon([
            [0.84, 0.2, 13.7],
            [4.66, 0.2, 13.7],
            [4.66, 3, 13.7],
            [0.84, 3, 13.7],
          ])}
        />
      </g>
      <Lines
        className="d"
        paths={[1, 2].map((i) => [
          [0.84 + i * 1.275, 0.2, 13.7],
          [0.84 + i * 1.275, 3, 13.7],
        ])}
      />
    </>
  )
}
