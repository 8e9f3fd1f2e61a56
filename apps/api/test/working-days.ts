import { defaultWorkingHours } from '@trusswell/domain/working-hours.ts'
import type { TestDatabase } from './postgres.ts'

/** So that tests of what happens on working days don't depend on the day on which they run. */
export async function everyDayIsAWorkingDay({ admin }: TestDatabase, { but }: { but?: string } = {}) {
  const holidays = but ? [{ date: but, name: 'Day off' }] : []
  const value = { ...defaultWorkingHours, days: [1, 2, 3, 4, 5, 6, 7], holidays }
  await admin.query(
    `insert into settings (section, value) values ('working_hours', $1)
     on conflict (section) do update set value = excluded.value`,
    [JSON.stringify(value)],
  )
}
