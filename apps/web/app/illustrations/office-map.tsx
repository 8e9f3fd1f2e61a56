import { useId } from 'react'
import { MapGround, MapMetro, MapOffice } from './office-map-parts.tsx'
import { TitleBlock } from './title-block.tsx'
import './ink.css'
import './office-map.css'

const sheet = { title: 'Location plan', number: 'TW-L-01', scale: 'Not to scale', rev: 'A' }

// A way to find the office, not a survey: landmarks by name, roads straightened to 30°.
export function OfficeMap({ className }: { className?: string }) {
  const id = useId()
  return (
    <figure className={className ? `ill-fig ${className}` : 'ill-fig'}>
      <svg
        className="ill ill-map"
        viewBox="0 0 480 400"
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
      >
        <title id={`${id}-title`}>Where to find our office in Madhapur, Hyderabad</title>
        <desc id={`${id}-desc`}>
          The office is in Madhapur, north of the metro line between Durgam Cheruvu and Madhapur stations.
          HITEC City lies to the west, Durgam Cheruvu lake to the south, with Inorbit Mall on its west bank.
          Schematic, not to scale; north is up.
        </desc>
        <MapGround />
        <MapMetro />
        <MapOffice />
      </svg>
      <TitleBlock sheet={sheet} />
    </figure>
  )
}
