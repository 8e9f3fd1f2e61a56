import { queueAt } from '../../platform/queue.ts'

/** After the purge of people and projects. */
export const organisationQueues = { 'organisations.purge-left': queueAt('35 3 * * *') }
