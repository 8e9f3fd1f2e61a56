import type { ExpenseCategory } from '@trusswell/domain/expenses.ts'
import type { RiskRequest } from '@trusswell/domain/risks.ts'

/** What a kind of work consists of. Times are shares of the project's duration, costs shares of its budget. */
export type Plan = {
  milestones: [title: string, description: string, at: number, weight: number][]
  tasks: [title: string, at: number, weight: number][]
  expenses: [category: ExpenseCategory, description: string, at: number, share: number][]
  risk: Pick<RiskRequest, 'title' | 'category' | 'severity'>
  /** What the client or the manager asks for on the way. */
  change: { title: string; description: string }
}

export const plans = {
  electrical: {
    milestones: [
      ['Single-line diagram approved', 'Loads, cables and protection are agreed and signed.', 0.15, 1],
      ['Panels on site', 'All panels are delivered, tested dry and in their place.', 0.5, 2],
      ['Cables pulled and tested', 'Every feeder has passed its insulation test.', 0.78, 3],
      ['Supply charged', 'The inspector has passed it and the supply is switched on.', 0.97, 2],
    ],
    tasks: [
      ['Measure the present loads', 0.06, 1],
      ['Draw the single-line diagram', 0.13, 2],
      ['Order panels and cables', 0.22, 1],
      ['Lay cable trays', 0.42, 3],
      ['Set and align the panels', 0.55, 3],
      ['Pull and terminate the feeders', 0.74, 4],
      ['Test with the inspector', 0.9, 2],
      ['Hand over drawings and spares', 0.97, 1],
    ],
    expenses: [
      ['material', 'Cables and trays', 0.3, 0.28],
      ['equipment', 'Panels', 0.5, 0.34],
      ['labour', 'Cable crew', 0.72, 0.12],
    ],
    risk: { title: 'Panel maker quotes two weeks more', category: 'schedule', severity: 'medium' },
    change: {
      title: 'Two more outgoing feeders',
      description: 'Spare feeders in the main panel for the machines that come next year.',
    },
  },
  cooling: {
    milestones: [
      ['Heat loads agreed', 'The sizes of all machines follow from an agreed calculation.', 0.14, 1],
      ['Machines delivered', 'Machines and pumps are on site and on their plinths.', 0.48, 2],
      ['Pipes pressure-tested', 'All pipes have held the test pressure for a day.', 0.75, 3],
      ['Temperatures proven', 'Every room has held its temperature for three days.', 0.97, 2],
    ],
    tasks: [
      ['Walk the rooms with the client', 0.05, 1],
      ['Calculate the heat loads', 0.12, 2],
      ['Order the machines', 0.2, 1],
      ['Cast the plinths', 0.38, 2],
      ['Set the machines', 0.52, 3],
      ['Lay and insulate pipes', 0.72, 4],
      ['Wire the controls', 0.86, 3],
      ['Run the trial', 0.96, 1],
    ],
    expenses: [
      ['equipment', 'Machines, first lot', 0.46, 0.4],
      ['material', 'Pipes and insulation', 0.6, 0.18],
      ['subcontract', 'Crane and rigging', 0.5, 0.05],
    ],
    risk: {
      title: 'The crane needs the yard for a whole day',
      category: 'safety',
      severity: 'high',
    },
    change: {
      title: 'A standby pump for the second circuit',
      description: 'One more pump, so that a repair doesn’t stop the second circuit.',
    },
  },
  fire: {
    milestones: [
      ['Layout passed by the fire office', 'The drawings carry the stamp of the fire office.', 0.2, 2],
      ['Tank and pumps in place', 'The tank is filled and both pumps run.', 0.52, 2],
      ['Network flushed', 'The pipes are flushed and hold their pressure.', 0.8, 3],
      ['Certificate received', 'The fire office has inspected the site and given its certificate.', 0.98, 2],
    ],
    tasks: [
      ['Survey roof and water', 0.06, 1],
      ['Draw the layout', 0.15, 2],
      ['Order pipes and heads', 0.26, 1],
      ['Build the pump room', 0.45, 3],
      ['Install mains and hydrants', 0.66, 4],
      ['Install heads and alarms', 0.8, 3],
      ['Train the wardens', 0.93, 1],
      ['Inspection', 0.97, 1],
    ],
    expenses: [
      ['material', 'Pipes and fittings', 0.35, 0.3],
      ['equipment', 'Pumps', 0.48, 0.2],
      ['permits', 'Fire office fee', 0.12, 0.02],
    ],
    risk: { title: 'The fire office inspects only twice a month', category: 'permits', severity: 'medium' },
    change: {
      title: 'Hydrant beside the new gate',
      description: 'One more hydrant, with forty metres of pipe below the road.',
    },
  },
  solar: {
    milestones: [
      ['Roof checked', 'The roof carries the frames; the report is with the client.', 0.14, 1],
      ['Frames fixed', 'All frames are fixed, earthed and checked.', 0.45, 2],
      ['Panels mounted', 'All panels are mounted and their strings measured.', 0.74, 3],
      ['Meter connected', 'The utility has connected its meter.', 0.97, 2],
    ],
    tasks: [
      ['Check the roof', 0.08, 1],
      ['Apply to the utility', 0.16, 1],
      ['Order panels and inverters', 0.22, 1],
      ['Fix the frames', 0.43, 4],
      ['Mount the panels', 0.7, 4],
      ['Connect the inverters', 0.85, 3],
      ['Test with the utility', 0.96, 1],
    ],
    expenses: [
      ['equipment', 'Panels and inverters', 0.4, 0.5],
      ['labour', 'Frames crew', 0.42, 0.1],
    ],
    risk: { title: 'Rain on the days of mounting', category: 'weather', severity: 'low' },
    change: {
      title: 'A walkway between the rows',
      description: 'A walkway of aluminium, so that the panels can be washed.',
    },
  },
  water: {
    milestones: [
      ['Samples analysed', 'The laboratory has given its values and the process is chosen.', 0.15, 1],
      ['Tanks watertight', 'All tanks have been full for a week without a loss.', 0.5, 3],
      ['Plant assembled', 'Pumps, blowers and filters are piped and wired.', 0.78, 2],
      ['Values reached', 'The water has met the agreed values for ten days.', 0.98, 2],
    ],
    tasks: [
      ['Take samples', 0.05, 1],
      ['Design the process', 0.14, 2],
      ['Dig and cast the tanks', 0.42, 4],
      ['Coat the tanks', 0.5, 2],
      ['Assemble the plant', 0.74, 4],
      ['Start the biology', 0.88, 2],
      ['Train the operator', 0.97, 1],
    ],
    expenses: [
      ['subcontract', 'Tanks', 0.4, 0.32],
      ['equipment', 'Pumps and blowers', 0.62, 0.24],
      ['transport', 'Earth to the dump', 0.2, 0.04],
    ],
    risk: { title: 'Groundwater in the pit', category: 'quality', severity: 'high' },
    change: {
      title: 'Treated water for the garden',
      description: 'A pump and a pipe that take the treated water to the garden.',
    },
  },
  interior: {
    milestones: [
      ['Samples chosen', 'Floors, colours and lights are chosen on the sample board.', 0.16, 1],
      ['Partitions and ceilings closed', 'Services behind them were inspected before.', 0.52, 3],
      ['Surfaces finished', 'Floors, walls and doors are finished.', 0.8, 3],
      ['Snags cleared', 'The list of the last walk is empty and the keys are handed over.', 0.98, 1],
    ],
    tasks: [
      ['Measure all rooms', 0.05, 1],
      ['Make the sample board', 0.14, 1],
      ['Order floors and lights', 0.22, 1],
      ['Set partitions', 0.4, 3],
      ['Pull power and data', 0.5, 3],
      ['Close ceilings', 0.62, 2],
      ['Lay floors and paint', 0.8, 4],
      ['Clear the list of snags', 0.96, 1],
    ],
    expenses: [
      ['material', 'Boards, floors and paint', 0.35, 0.34],
      ['labour', 'Carpenters and painters', 0.6, 0.2],
      ['subcontract', 'Lights', 0.66, 0.14],
    ],
    risk: { title: 'The chosen floor is delivered late', category: 'schedule', severity: 'medium' },
    change: {
      title: 'Glass partition for the front room',
      description: 'Toughened glass in place of the board wall, with one door.',
    },
  },
  automation: {
    milestones: [
      ['Points list signed', 'Every sensor, valve and motor is listed and agreed on.', 0.16, 1],
      ['Panels delivered', 'The control panels are on site and tested dry.', 0.46, 2],
      ['Machines on the screen', 'All machines can be read, started and stopped.', 0.78, 3],
      ['Two weeks without a gap', 'The log has run for two weeks without a gap.', 0.98, 2],
    ],
    tasks: [
      ['Walk the plant', 0.05, 1],
      ['Write the points list', 0.14, 2],
      ['Order panels and sensors', 0.22, 1],
      ['Mount sensors', 0.46, 3],
      ['Pull control cables', 0.62, 3],
      ['Write the sequences', 0.76, 4],
      ['Train the operators', 0.96, 1],
    ],
    expenses: [
      ['equipment', 'Sensors and panels', 0.42, 0.38],
      ['labour', 'Control cables', 0.6, 0.12],
    ],
    risk: {
      title: 'Two machines have no open interface',
      category: 'quality',
      severity: 'high',
    },
    change: {
      title: 'Alarms by text message',
      description: 'A modem that sends the three main alarms to the engineer on duty.',
    },
  },
} satisfies Record<string, Plan>
export type PlanKind = keyof typeof plans
