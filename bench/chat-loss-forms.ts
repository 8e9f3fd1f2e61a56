import type { LossOptions } from './chat-loss-run.ts'

type Form = Omit<LossOptions, 'firstPort' | 'seed'>

/** `pnpm chat:loss`, and five times in `pnpm faults`. */
export const longRun: Form = {
  sockets: 200,
  projects: 20,
  seconds: 180,
  eventsPerSecond: 20,
  cutEverySeconds: 5,
  killEverySeconds: 10,
  redisOutageSeconds: 30,
}

/** For CI. */
export const shortRun: Form = {
  sockets: 20,
  projects: 4,
  seconds: 18,
  eventsPerSecond: 10,
  cutEverySeconds: 4,
  killEverySeconds: 5,
  redisOutageSeconds: 4,
}
