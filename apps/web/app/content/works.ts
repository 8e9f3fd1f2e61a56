import type { Work } from './shapes.ts'

/** Typical assignments, not named projects: every figure is a design figure of the worked example. */
export const works: readonly Work[] = [
  {
    id: 'industrial-automation',
    title: 'Industrial Automation',
    category: 'Automation',
    description:
      'How we re-sequence a packing line around two robot cells, with one control panel in place of four.',
    challenge: [
      'A packing line grows machine by machine. Each one brings its own controller, its own panel and its own stop button, and a jam at the case packer is noticed at the filler only when bottles fall.',
      'The line has to keep packing during the change. There are weekends, and one planned shutdown.',
    ],
    approach: [
      'We film each station, time it, and list every signal that passes between machines. From this comes a sequence chart that operators correct before a line of code is written.',
      'One controller takes over the line logic, and the machines become stations on an industrial Ethernet network. Robot cells are guarded to ISO 10218, and safety functions are rated to ISO 13849.',
      'The new panel is built and run against a simulated line at the works. On site it is wired beside the old ones, switched over station by station, and can be switched back until the last test is signed.',
    ],
    result: [
      'Operators see one screen that names the station, the cause and the step that restarts it. Stops are counted by reason, so the next improvement can be chosen from figures.',
      'The plant receives source code with comments, electrical drawings, the risk assessment, a spares list and two days of training on its own line.',
    ],
    facts: [
      { label: 'Basis', value: 'Worked example' },
      { label: 'Design rate', value: '40 cartons a minute' },
      { label: 'Time per robot', value: '3.0 s a carton, two in parallel' },
      { label: 'Line panels', value: '1, formerly 4' },
      { label: 'Handover', value: 'Code, drawings, risk assessment, training' },
    ],
    service: 'electrical-services',
  },
  {
    id: 'electrical-infrastructure',
    title: 'Electrical Infrastructure',
    category: 'Electrical',
    description:
      'How we arrange a twin-transformer yard and LT distribution so that either side can be isolated for service.',
    challenge: [
      'A campus on a single transformer has no good day for oil work, and each new floor adds load to a panel that can’t be switched off.',
      'Space is fixed by the boundary, the fire tender access and the cable entry of the supply company.',
    ],
    approach: [
      'Load is logged for two weeks at the incomers. Diversity, growth and the loads that must survive an outage are agreed on one sheet before ratings are chosen.',
      'Two equal transformers feed two bus sections with a coupler that is kept open. Each can carry the whole demand alone, and interlocks prevent them from running in parallel by mistake.',
      'Earthing follows IS 3043 and clearances the CEA safety regulations. Relays are graded by calculation and proved by secondary injection, and drawings go to the electrical inspectorate before the equipment is ordered.',
    ],
    result: [
      'Either transformer can be taken out for maintenance while the other carries the site, without a generator and without a night shift.',
      'The owner holds the single-line diagram, the relay settings with their curves, test certificates, and a switching procedure that has been walked through with the operators.',
    ],
    facts: [
      { label: 'Basis', value: 'Worked example' },
      { label: 'Transformers', value: '2 × 1,000 kVA, 11/0.433 kV' },
      { label: 'Site demand', value: '850 kVA' },
      { label: 'Fault level, one side', value: '26.7 kA at 5% impedance' },
      { label: 'Handover', value: 'SLD, settings, certificates, switching procedure' },
    ],
    service: 'electrical-services',
  },
  {
    id: 'hvac-systems',
    title: 'HVAC Systems',
    category: 'Mechanical',
    description:
      'How we plan air handling and ducting for a production floor, balance it to the diffuser and log it.',
    challenge: [
      'Packing operators are warm, the inspection desk is cold, and the door to the warehouse decides the pressure of the room. The units are large enough; the air is in the wrong place.',
      'Ducts have to share the ceiling with lights, sprinklers and a conveyor, and the floor cannot be emptied for a month.',
    ],
    approach: [
      'Heat from machines, people and roof is calculated by zone, and fresh air is set from ASHRAE 62.1. Air-change and pressure targets are written on the plan, with the door swings that they depend on.',
      'Ducts are sized at stated velocities, drawn with the other services, and leak-tested in sections before insulation. Two air-handling units share the floor, so half the air remains when one is serviced.',
      'Dampers are set by the proportional method until each diffuser is within ten per cent of design. Temperature, humidity and room pressure are logged for a week under production.',
    ],
    result: [
      'The balancing sheet shows design and measured flow for every outlet, and the log shows the room over seven working days.',
      'Filters, belts and sensors have dates and part numbers in the maintenance plan, and the controls trend the readings that would show a drift first.',
    ],
    facts: [
      { label: 'Basis', value: 'Worked example' },
      { label: 'Floor', value: '1,200 m², 4 m clear height' },
      { label: 'Design air', value: '57,600 m³/h, 12 changes an hour' },
      { label: 'Units', value: '2 × 28,800 m³/h' },
      { label: 'Handover', value: 'Balancing sheet, seven-day log, maintenance plan' },
    ],
    service: 'mechanical-services',
  },
]
