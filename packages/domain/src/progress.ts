import { floorPercent, fraction, zero, type Fraction } from './insight-fraction.ts'

/** Sums of weights, of all and of what is done. */
export type ProgressWeights = {
  tasks_weight: number
  tasks_done_weight: number
  milestones_weight: number
  milestones_done_weight: number
}

/** Done over all tasks by weight; without tasks the same over milestones; without either 0. */
export function progressShare(weights: ProgressWeights): Fraction {
  if (weights.tasks_weight > 0) return fraction(weights.tasks_done_weight, weights.tasks_weight)
  if (weights.milestones_weight > 0)
    return fraction(weights.milestones_done_weight, weights.milestones_weight)
  return zero
}

/** The same in whole percent, rounded down, so that 100 means that nothing is left. */
export const overallProgress = (weights: ProgressWeights): number => floorPercent(progressShare(weights))

type Weighted = { weight: number; status: string }

export function weigh(tasks: Weighted[], milestones: Weighted[]): ProgressWeights {
  return {
    tasks_weight: sum(tasks),
    tasks_done_weight: sum(tasks.filter((task) => task.status === 'done')),
    milestones_weight: sum(milestones),
    milestones_done_weight: sum(milestones.filter((milestone) => milestone.status === 'completed')),
  }
}

const sum = (items: Weighted[]) => items.reduce((total, { weight }) => total + weight, 0)
