import type { Milestone, MilestoneEdit } from '@trusswell/domain/milestones.ts'
import { todayInIndia } from '../../../lib/dates.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import type { useWorkChanges } from '../work/use-work.ts'
import { milestoneSource } from '../work/work-source.ts'

type Update = ReturnType<typeof useWorkChanges<Milestone>>['update']

/** Completes a milestone without its dialog. Undo restores its status and the client's answer before. */
export function useCompletion(update: Update) {
  async function save(shown: Milestone, edit: Partial<MilestoneEdit>, failed: string) {
    const stored: Milestone[] = []
    const { project_id, id, title, description, due_date, status, weight, version } = shown
    await update(
      shown,
      async () => {
        const fields = { title, description, due_date, status, weight, version }
        const saved = await milestoneSource.edit(project_id, id, { ...fields, ...edit })
        stored.push(saved)
        return saved
      },
      failed,
    )
    return stored[0]
  }

  return async function complete(milestone: Milestone) {
    const { title } = milestone
    const done = await save(
      { ...milestone, status: 'completed', completion_date: todayInIndia() },
      { undoable: true },
      'Failed to complete milestone',
    )
    if (!done) return
    showSuccess(`“${title}” completed. The client will be asked to accept it.`, () => {
      void save({ ...milestone, version: done.version }, {}, 'Failed to reopen milestone')
    })
  }
}
