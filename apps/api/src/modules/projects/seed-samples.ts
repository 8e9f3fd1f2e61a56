import type { MilestoneAnswer } from '@trusswell/domain/milestones.ts'
import type { ExpenseCategory } from '@trusswell/domain/expenses.ts'
import type { ProjectFields, ProjectStatus } from '@trusswell/domain/projects.ts'
import type { RiskRequest } from '@trusswell/domain/risks.ts'
import type { DiaryEntryRequest } from '@trusswell/domain/site-diary.ts'
import type { TaskStatus } from '@trusswell/domain/tasks.ts'

/** Days are counted from today: negative ones lie behind. */
type Milestone = [
  title: string,
  description: string,
  due: number,
  done: number | null,
  weight: number,
  /** From its first date, on which day and why. */
  moved?: { from: number; on: number; reason: string },
]
type Task = [title: string, status: TaskStatus, due: number, weight: number, done?: number]
type Expense = {
  category: ExpenseCategory
  rupees: number
  spent: number
  description: string
  shared_with_client: boolean
}
/** Staff give cost and days; a client's owner leaves them to staff. The day is that of the proposal; otherwise it is today. */
export type SampleChange = { title: string; description: string; on?: number } & (
  | { by: 'client'; state: 'proposed' | 'declined' | 'withdrawn' }
  | { by: 'manager'; cost: number; days: number; state: 'proposed' | 'accepted' | 'declined' | 'withdrawn' }
)
type DiarySample = Pick<DiaryEntryRequest, 'weather' | 'headcount' | 'notes'> & {
  on: number
  temperature?: number
  internal?: true
}
export type Sample = {
  client: 'client' | 'otherClient' | `client${number}`
  fields: Omit<ProjectFields, 'start_date'> & { start: number }
  status: ProjectStatus
  phase?: string
  priority: 'high' | 'medium' | 'normal'
  ends: number
  /** Which of the managers runs it; otherwise the first. */
  manager?: number
  /** The client created it on this day, and it waits for a decision or was declined. */
  asked?: { on: number; declined: boolean }
  /** No manager is assigned yet. */
  withoutTeam?: true
  /** Without GST; none while it is being negotiated. */
  agreed?: number
  /** What it may cost us. */
  budget?: number
  milestones: Milestone[]
  tasks: Task[]
  expenses?: Expense[]
  risks?: (Pick<RiskRequest, 'title' | 'category' | 'severity' | 'shared_with_client'> & {
    mitigation?: string
    /** In days from today. */
    review?: number
  })[]
  /** The client's answers to completed milestones; null for those that still wait for one. */
  acceptances?: { milestone: string; answer: Pick<MilestoneAnswer, 'answer' | 'remarks'> | null }[]
  changes?: SampleChange[]
  diary?: DiarySample[]
}

/** The three that the customer named. */
export const samples: Sample[] = [
  {
    client: 'client',
    fields: {
      title: 'Office Complex Automation',
      project_type: 'it_building',
      description:
        'Building management for a seven-floor office: chillers, air handling units, lifts and energy meters on one screen.',
      site_address: 'Survey No. 64, Hitech City Road',
      site_city: 'Hyderabad',
      site_state: 'Telangana',
      site_postal_code: '500081',
      plot_area: 32_000,
      built_up_area: 1_48_000,
      number_of_floors: 7,
      estimated_cost: 4_75_00_000,
      estimated_duration: 240,
      start: -120,
    },
    status: 'in_progress',
    phase: 'Installation',
    priority: 'high',
    ends: 119,
    agreed: 4_20_00_000,
    budget: 3_36_00_000,
    milestones: [
      ['Survey and points list', 'Every sensor, valve and panel is listed and agreed on.', -95, -98, 1],
      ['Panels delivered', 'All nine control panels are on site and tested dry.', -40, -42, 2],
      ['Floors 1 to 4 connected', 'Air handling units and meters of four floors report.', 2, null, 3],
      [
        'Chiller plant on the screen',
        'Both chillers can be read, started and stopped remotely.',
        45,
        null,
        3,
      ],
      ['Handover', 'Operators are trained and the log runs for two weeks without a gap.', 115, null, 2],
    ],
    tasks: [
      ['Walk all plant rooms with the client', 'done', -110, 1],
      ['Agree on the points list', 'done', -98, 2],
      ['Pull network cable, floors 1 to 4', 'done', -30, 3],
      ['Mount panels, floors 1 to 4', 'in_progress', -2, 3],
      ['Write the chiller sequence', 'in_progress', 12, 3],
      ['Pull network cable, floors 5 to 7', 'todo', 30, 3],
      ['Train the operators', 'todo', 105, 1],
    ],
    expenses: [
      {
        category: 'permits',
        rupees: 48_500,
        spent: -101,
        description: 'Electrical inspectorate fee',
        shared_with_client: true,
      },
      {
        category: 'subcontract',
        rupees: 3_20_000,
        spent: -33,
        description: 'Cable pulling, floors 1 to 4',
        shared_with_client: false,
      },
      {
        category: 'equipment',
        rupees: 18_60_000,
        spent: -22,
        description: 'Control panels, floors 1 to 4',
        shared_with_client: false,
      },
      {
        category: 'material',
        rupees: 5_45_000,
        spent: -15,
        description: 'Network switches and patch panels',
        shared_with_client: true,
      },
      {
        category: 'labour',
        rupees: 4_80_000,
        spent: -6,
        description: 'Panel crew, two weeks',
        shared_with_client: false,
      },
    ],
    risks: [
      {
        title: 'Chiller vendor has not confirmed the gateway protocol',
        category: 'schedule',
        severity: 'high',
        shared_with_client: true,
        mitigation: 'Weekly call with the vendor; a protocol converter is priced as a fallback.',
        review: -2,
      },
      {
        title: 'Subcontractor asks for a higher rate on floors 5 to 7',
        category: 'cost',
        severity: 'medium',
        shared_with_client: false,
        mitigation: 'Second quotation requested.',
        review: 5,
      },
    ],
    diary: [
      {
        on: -1,
        weather: 'clear',
        temperature: 29,
        headcount: 14,
        notes: 'Panels of floor 3 mounted and labelled. Cable trays of floor 4 are complete.',
      },
      {
        on: -2,
        weather: 'rain',
        temperature: 24,
        headcount: 9,
        notes: 'Rain from noon; work on the roof stopped. Tested the meters of the basement instead.',
      },
      {
        on: -3,
        weather: 'cloudy',
        headcount: 12,
        notes: 'The subcontractor’s crew arrived two hours late. Agreed on a start at 8:00 from tomorrow.',
        internal: true,
      },
    ],
    changes: [
      {
        by: 'client',
        state: 'proposed',
        title: 'Energy meters for the canteen',
        description: 'Two more meters, so that the canteen’s caterer can be billed separately.',
        on: -4,
      },
      {
        by: 'manager',
        cost: 3_85_000,
        days: 0,
        state: 'accepted',
        title: 'Spare input modules in each panel',
        description: 'One spare module in each of the nine panels, for sensors of later tenants.',
        on: -48,
      },
      {
        by: 'manager',
        cost: 9_20_000,
        days: 12,
        state: 'declined',
        title: 'Touch screens on every floor',
        description: 'A screen beside the lift of each floor that shows temperatures and energy.',
        on: -36,
      },
      {
        by: 'client',
        state: 'withdrawn',
        title: 'Move the operator’s desk to the basement',
        description: 'The desk would move from the lobby to the plant room in the basement.',
        on: -27,
      },
    ],
  },
  {
    client: 'otherClient',
    fields: {
      title: 'School Electrical Upgrade',
      project_type: 'school',
      description: 'New main panel, earthing and lighting for two blocks, outside school hours.',
      site_address: '12 Station Road, Warangal Fort',
      site_city: 'Warangal',
      site_state: 'Telangana',
      site_postal_code: '506002',
      plot_area: 54_000,
      built_up_area: 61_500,
      number_of_floors: 3,
      estimated_cost: 86_50_000,
      estimated_duration: 75,
      start: 30,
    },
    status: 'planning',
    priority: 'medium',
    ends: 104,
    milestones: [
      ['Load calculation approved', 'The board of the school and the utility have signed it.', 42, null, 1],
      ['Main panel energised', 'The new panel carries both blocks.', 95, null, 3],
    ],
    tasks: [
      ['Submit the load calculation', 'todo', 36, 1],
      ['Order the main panel', 'todo', 48, 2],
      ['Lay the earthing grid', 'todo', 75, 2],
    ],
  },
  {
    client: 'client',
    fields: {
      title: 'Hospital HVAC Installation',
      project_type: 'commercial',
      description:
        'Air handling for four operating theatres with filters, pressure control and a standby chiller.',
      site_address: '8-2-120, Road No. 2, Banjara Hills',
      site_city: 'Hyderabad',
      site_state: 'Telangana',
      site_postal_code: '500034',
      plot_area: 18_500,
      built_up_area: 42_000,
      number_of_floors: 5,
      estimated_cost: 2_12_00_000,
      estimated_duration: 150,
      start: -200,
    },
    status: 'completed',
    phase: 'Handover',
    priority: 'normal',
    ends: -40,
    agreed: 1_95_00_000,
    budget: 1_52_00_000,
    milestones: [
      ['Ducts installed', 'All ducts of the theatre floor are hung and leak-tested.', -120, -124, 2],
      ['Chiller on the roof', 'The standby chiller is lifted, piped and wired.', -80, -83, 2],
      ['Air tested and certified', 'Particle counts and pressures of all four theatres pass.', -42, -44, 3],
    ],
    tasks: [
      ['Hang the ducts', 'done', -124, 3],
      ['Lift the chiller', 'done', -78, 2],
      ['Balance the air', 'done', -52, 2],
      ['Test and certify', 'done', -44, 2],
    ],
    expenses: [
      {
        category: 'material',
        rupees: 38_20_000,
        spent: -158,
        description: 'Ducts, dampers and filters',
        shared_with_client: false,
      },
      {
        category: 'equipment',
        rupees: 52_50_000,
        spent: -92,
        description: 'Standby chiller and pumps',
        shared_with_client: false,
      },
      {
        category: 'labour',
        rupees: 17_40_000,
        spent: -60,
        description: 'Duct and piping crews',
        shared_with_client: false,
      },
      {
        category: 'subcontract',
        rupees: 6_75_000,
        spent: -25,
        description: 'Particle counts of all four theatres',
        shared_with_client: true,
      },
      {
        category: 'equipment',
        rupees: 2_10_000,
        spent: -11,
        description: 'Spare filters of the first stage',
        shared_with_client: false,
      },
    ],
    diary: [
      {
        on: -44,
        weather: 'clear',
        temperature: 28,
        headcount: 6,
        notes: 'Particle counts of theatres 3 and 4 passed. The certificates follow by courier.',
      },
      {
        on: -52,
        weather: 'rain',
        temperature: 25,
        headcount: 8,
        notes: 'Balanced the air of all four theatres. Door pressures are within the limits.',
      },
    ],
  },
]
