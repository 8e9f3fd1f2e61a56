import type { Service } from '../shapes.ts'

export const architectureInteriorDesign: Service = {
  id: 'architecture-interior-design',
  title: 'Architecture & Interior Design',
  summary: 'Space planning and interiors drawn around the services that have to pass through them.',
  description:
    'Architects, interior designers and services engineers work on the same model here, so a ceiling isn’t drawn twice. We take a brief from headcount and work patterns to permit drawings, fit-out and the final snag list.',
  features: [
    'Test fits, space planning and stacking plans',
    'Concept, permit and construction drawings',
    'Office, laboratory and campus interiors',
    'Coordinated ceilings, lighting and acoustics',
    'Furniture, joinery and material schedules',
    'Fit-out management and snagging',
  ],
  help_points: [
    {
      title: 'Brief and test fit',
      text: 'Headcount, teams, storage and growth turned into two or three layouts on your actual floor plate, with seats and exits counted.',
    },
    {
      title: 'Architecture',
      text: 'Site study, massing, plans and sections to NBC 2016 Part 3, with daylight and shading studied before the elevation is fixed.',
    },
    {
      title: 'Interior design',
      text: 'Finishes, joinery, colour and light worked out as samples on a board, each with its price, source and cleaning method.',
    },
    {
      title: 'Fire and access',
      text: 'Travel distances and exit widths from NBC Part 4, and ramps, toilets and signage from the Harmonised Guidelines of 2021.',
    },
    {
      title: 'Coordinated drawings',
      text: 'Ducts, sprinklers, trays, lights and speakers placed on one reflected ceiling plan, clash-checked before tendering.',
    },
    {
      title: 'Fit-out to handover',
      text: 'Bills of quantities, mock-up room, weekly site minutes, and a snag list by room that closes with photographs.',
    },
  ],
  unique_points: [
    {
      title: 'Engineers in the first meeting',
      text: 'Structure, air and power are discussed with the first sketch, when moving a shaft still costs nothing.',
    },
    {
      title: 'Rooms you can hear in',
      text: 'Reverberation and partition ratings are calculated for meeting rooms and halls, and measured after fit-out.',
    },
    {
      title: 'Cost beside the drawing',
      text: 'Each design stage closes with an estimate in the same room order, so a change shows its price.',
    },
    {
      title: 'Boards by number',
      text: 'Plywood is called up by IS 303 or IS 710 and checked by stamp at delivery, before the laminate hides it.',
    },
    {
      title: 'Envelope checked for energy',
      text: 'Glass, wall and roof values are run against ECBC at concept stage, while the window sizes can still change.',
    },
    {
      title: 'A book for the next tenant',
      text: 'Finishes, paint codes, hardware and suppliers are bound into one manual, with drawings in editable form.',
    },
  ],
  closing: {
    title: 'Signing a lease soon?',
    text: 'Send the floor plate and your headcount. A test fit tells you whether the space works before you sign.',
  },
}
