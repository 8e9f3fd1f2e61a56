import { isOpenJob } from '@trusswell/domain/job-values.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { ArchiveRestore, DoorClosed, DoorOpen, Ellipsis, Eye, Globe, Pencil, Trash2 } from 'lucide-react'
import { todayInIndia } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { TriggerButton } from '../../ui/trigger-button.tsx'

export type JobAct = 'edit' | 'publish' | 'close' | 'reopen' | 'delete' | 'restore'

type Props = { job: StaffJob; mayDelete: boolean; onAct: (act: JobAct) => void }

export function JobMenu({ job, mayDelete, onAct }: Props) {
  if (job.deleted_at) {
    return (
      <Button
        tone="secondary"
        size="small"
        icon={<ArchiveRestore aria-hidden="true" />}
        onClick={() => onAct('restore')}
      >
        Restore
      </Button>
    )
  }
  const open = isOpenJob(job, todayInIndia())
  const edit: MenuEntry = {
    id: 'edit',
    label: 'Edit',
    icon: <Pencil aria-hidden="true" />,
    onAction: () => onAct('edit'),
  }
  const publish: MenuEntry = {
    id: 'publish',
    label: 'Publish',
    icon: <Globe aria-hidden="true" />,
    onAction: () => onAct('publish'),
  }
  const published: MenuEntry[] = [
    edit,
    { id: 'page', label: 'View page', icon: <Eye aria-hidden="true" />, href: `/careers/${job.id}` },
    open
      ? {
          id: 'close',
          label: 'Close',
          icon: <DoorClosed aria-hidden="true" />,
          onAction: () => onAct('close'),
        }
      : {
          id: 'reopen',
          label: 'Reopen',
          icon: <DoorOpen aria-hidden="true" />,
          onAction: () => onAct('reopen'),
        },
  ]
  const entries = job.status === 'draft' ? [edit, publish] : published
  const removal: MenuEntry[] = [
    'separator',
    {
      id: 'delete',
      label: 'Delete',
      tone: 'danger',
      icon: <Trash2 aria-hidden="true" />,
      onAction: () => onAct('delete'),
    },
  ]
  return (
    <Menu
      align="end"
      label={`Actions for ${job.title}`}
      trigger={
        <TriggerButton
          tone="quiet"
          iconOnly
          aria-label={`Actions for ${job.title}`}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
      entries={mayDelete ? [...entries, ...removal] : entries}
    />
  )
}
