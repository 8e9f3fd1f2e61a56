import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProjectFields } from './project-fields.tsx'
import { useProjectForm, type ProjectFormSource } from './use-project-form.ts'
import './projects.css'

/** One for each project: give it the id as its key. */
export function ProjectDialog({ onClose, ...source }: ProjectFormSource & { onClose: () => void }) {
  const id = useId()
  const { project } = source
  const { form, notice, pending, onSubmit } = useProjectForm(source)
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={project ? 'Edit Project' : 'Add New Project'}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Saving…">
            {project ? 'Save Changes' : 'Create Project'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} className="project-form" noValidate onSubmit={(event) => void onSubmit(event)}>
          <div role="alert">
            {notice && (
              <p className="project-notice">
                <RefreshCw aria-hidden="true" />
                {notice}
              </p>
            )}
          </div>
          <ProjectFields {...(project ? { project } : {})} />
        </form>
      </FormProvider>
    </Dialog>
  )
}
