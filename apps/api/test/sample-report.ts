import { addDays } from '@trusswell/domain/days.ts'
import type { Report } from '../src/modules/insight/read-figures.ts'

const start = '2026-06-01'
const today = '2026-11-16'

const milestones = [
  'Mobilisation and site office',
  'Raft foundation cast and cured',
  'First slab',
  'Chiller plant room, piping and insulation on levels 1 to 3 including commissioning',
  'लिफ्ट की स्थापना',
  'విద్యుత్ పనులు',
  'Handover',
]

/** A project in the middle of its time, or one with more of everything than any we have. */
export function sampleReport(size: 'usual' | 'largest' = 'usual'): Report {
  const isLargest = size === 'largest'
  const many = <T>(usual: number, largest: number, make: (index: number) => T): T[] =>
    Array.from({ length: isLargest ? largest : usual }, (_, index) => make(index))
  const days = many(14, 365, (at) => addDays(start, isLargest ? at : at * 12))
  const last = days.length - 1
  return {
    company: 'Trusswell',
    title: isLargest
      ? 'Golkonda Tech Park, Block C and the parking structure '.repeat(3).trim()
      : 'Clinic तल 2',
    client: 'Musi Hospitals Private Limited',
    status: 'in_progress',
    today,
    progress: {
      metrics: {
        overall_progress: 48,
        time_elapsed: 62,
        completed_tasks: 21,
        total_tasks: 44,
        in_progress_tasks: 5,
        delayed_tasks: 3,
        delayed_by_baseline: 4,
        team_performance: 81,
        counted: 'tasks',
      },
      health: 'at_risk',
      health_reason: '48% done, 61% planned by now',
      overdue: [],
      task_distribution: [],
      progress_history: days.map((date, at) => ({
        date,
        progress: Math.floor((at / Math.max(1, last)) * 48),
        tasks_completed: at,
        planned: Math.floor((at / Math.max(1, last)) * 61),
      })),
      schedule: {
        planned_progress: 61.2,
        planned_by: 'plan',
        variance: -13.2,
        spi: 0.78,
        earned_schedule: 130,
        actual_time: 169,
        spi_t: 0.77,
        scope_added: 4,
        scope_removed: 0,
      },
      forecast: {
        sentence: 'Likely to finish between 12 April 2027 and 27 May 2027, depending on “Chiller delivery”.',
        made_on: today,
        numbers: null,
      },
    },
    analytics: {
      range: 'month',
      from: '2026-10-18',
      to: today,
      project_metrics: {
        spent_budget: 61_40_000,
        total_budget: 92_00_000,
        budget_of: 'cost',
        completed_tasks: 21,
        total_tasks: 44,
        counted: 'tasks',
        time_elapsed: 169,
        project_duration: 272,
        team_size: 8,
      },
      cost_breakdown: [
        { category: 'material', amount: 12_48_500 },
        { category: 'labour', amount: 7_10_250.5 },
        { category: 'permits', amount: 48_500 },
      ],
      task_completion: many(6, 30, (at) => ({
        date: addDays('2026-10-18', at),
        completed: 15 + Math.min(at, 6),
        total: 44,
      })),
      team_performance: many(5, 80, (at) => ({
        member: at === 4 ? null : `Ravi Teja ${at + 1}`,
        tasks_completed: 6 - (at % 5),
        tasks_delayed: at % 3,
        performance: at === 4 ? null : 90 - at,
      })),
      risk_metrics: [{ category: 'schedule', count: 2, severity: 'high' }],
      earned_value: {
        budget: 92_00_000,
        spent: 61_40_000,
        earned: 44_16_000,
        cpi: 0.719,
        estimate_at_completion: 1_27_95_000,
      },
    },
    dates: many(7, 150, (at) => ({
      milestone_id: `0192f000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      title: `${milestones[at % milestones.length]}${isLargest ? ` ${at}` : ''}`,
      baseline_date: addDays(start, at * 30),
      due_date: addDays(start, at * 30 + (at === 3 ? 22 : 0)),
      status: at < 3 ? ('completed' as const) : ('in_progress' as const),
      completion_date: at < 3 ? addDays(start, at * 30 + 1) : null,
      changes:
        at === 3 || isLargest
          ? [
              {
                id: `0192f000-0000-7000-9000-${String(at).padStart(12, '0')}`,
                from_date: addDays(start, at * 30),
                to_date: addDays(start, at * 30 + 22),
                moved_at: '2026-10-05T20:00:00Z',
                moved_by: 'Suresh Reddy',
                reason: 'The steel comes three weeks late, and the crane with it.',
              },
            ]
          : [],
    })),
    risks: many(3, 90, (at) => ({
      title: `${['Chillers arrive late', 'Monsoon stops the roof works', 'Second permit is open'][at % 3]}`,
      category: (['schedule', 'weather', 'permits'] as const)[at % 3] ?? 'other',
      severity: (['critical', 'medium', 'low'] as const)[at % 3] ?? 'low',
      owner: at % 3 === 2 ? null : 'Suresh Reddy',
      review_on: at % 3 === 2 ? null : addDays(start, at * 10),
    })),
    payments: many(4, 90, (at) => ({
      description: `Instalment ${at + 1}`,
      amount_paise: 18_40_000_00,
      due_date: addDays(start, at * 40),
      paid_on: at < 3 ? addDays(start, at * 40 - 2) : null,
      status: at < 3 ? ('paid' as const) : ('unpaid' as const),
    })),
    paid: {
      paid_paise: 55_20_000_00,
      tds_paise: 0,
      open_paise: 18_40_000_00,
      total_budget_paise: 1_08_56_000_00,
      remaining_paise: 53_36_000_00,
      agreed: { value_paise: 92_00_000_00, tax_rate: 18, tax_paise: 16_56_000_00 },
    },
    diary: many(3, 365, (at) => ({
      entry_date: addDays(today, -at),
      weather: (['clear', 'rain', 'heat'] as const)[at % 3] ?? 'clear',
      temperature: at % 3 === 1 ? null : 31,
      headcount: 14 + (at % 5),
      notes: isLargest
        ? 'Ducts of the east wing hang and were checked. '.repeat(20)
        : 'Ducts of the east wing hang.',
      author_name: 'Suresh Reddy',
    })),
  }
}
