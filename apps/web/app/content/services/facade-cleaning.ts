import type { Service } from '../shapes.ts'

export const facadeCleaning: Service = {
  id: 'facade-cleaning',
  title: 'Facade Cleaning',
  summary: 'Glass, stone and metal cladding cleaned by rope, cradle or pole, with the access planned first.',
  description:
    'Working outside a tall building is a lifting operation before it is a cleaning one. We write the access method, check the anchors and close the ground below, and only then choose the pad and the chemical for the surface.',
  features: [
    'Rope-access, cradle and boom-lift cleaning',
    'Structural glazing and curtain-wall washing',
    'ACP, stone, brick and concrete cleaning',
    'Sealant, gasket and glass inspection',
    'Atrium, skylight and canopy cleaning',
    'Post-construction and stain removal',
  ],
  help_points: [
    {
      title: 'Access survey',
      text: 'Parapets, anchor points, overhangs and power lines are inspected, and each elevation gets its own method: rope, cradle, lift or pole.',
    },
    {
      title: 'Routine glass wash',
      text: 'Purified-water poles for lower floors and squeegee work above, in drops that are numbered on the elevation drawing.',
    },
    {
      title: 'Cladding and stone',
      text: 'pH-neutral detergent for coated aluminium panels, poultice or low-pressure steam for stone, and a test patch that you see dry.',
    },
    {
      title: 'Hard-water and cement stains',
      text: 'Mineral deposits removed in graded steps, starting from the mildest, so that coatings and glass edges are not etched.',
    },
    {
      title: 'Joints and gaskets',
      text: 'While the technician is at the pane, cracked sealant, loose beads and blocked weep holes are photographed and located by grid.',
    },
    {
      title: 'Atriums and canopies',
      text: 'Inside glazing, skylights and porches reached with spider lifts or towers, floor loads checked, and work done outside opening hours.',
    },
  ],
  unique_points: [
    {
      title: 'Two ropes, two anchors',
      text: 'Each technician hangs on a working line and a separate safety line, the rule of the IRATA code of practice.',
    },
    {
      title: 'Gear with a history',
      text: 'Harnesses to IS 3521 and ropes carry serial numbers, are examined every six months, and retire on a date.',
    },
    {
      title: 'Wind decides',
      text: 'An anemometer on the roof measures the wind; above the limit in the method statement, work stops and the ropes come up.',
    },
    {
      title: 'Rescue rehearsed',
      text: 'A rescue kit is rigged before the first descent, and the team practises bringing a colleague down on that elevation.',
    },
    {
      title: 'Ground closed and manned',
      text: 'Barricades, a spotter and notices to occupants are placed for each drop, with tools tethered to the wrist.',
    },
    {
      title: 'A map of every pane',
      text: 'You receive the elevations coloured by date cleaned, with defects marked and ranked for the sealant contractor.',
    },
  ],
  closing: {
    title: 'When was the last descent?',
    text: 'A photograph of each side and the number of floors is enough for a first method and a price per drop.',
  },
}
