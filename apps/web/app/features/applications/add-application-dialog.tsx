import type { Application, NewApplication } from '@trusswell/domain/applications.ts'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '../../lib/api/api-error.ts'
import { zodResolver } from '../../lib/forms/zod-resolver.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { type ApplicationValues, emptyApplication, newApplication } from './application-values.ts'
import { NotesField, StatusField } from './progress-fields.tsx'
import './applications.css'

type Props = {
  positions: readonly string[]
  add: (application: NewApplication) => Promise<Application>
  onAdded: (application: Application) => void
  onFailed: (error: unknown) => void
  onClose: () => void
}

export function AddApplicationDialog({ positions, add, onAdded, onFailed, onClose }: Props) {
  const id = useId()
  const form = useForm<ApplicationValues, unknown, NewApplication>({
    defaultValues: emptyApplication,
    resolver: zodResolver<NewApplication>(newApplication) as never,
  })

  const submit = form.handleSubmit(async (values) => {
    try {
      const added = await add(values)
      form.reset(emptyApplication)
      onAdded(added)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      for (const [name, message] of Object.entries(fields))
        if (name in emptyApplication) form.setError(name as keyof ApplicationValues, { message })
      onFailed(error)
    }
  })

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title="Add New Application"
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={form.formState.isSubmitting} pendingLabel="Adding…">
            Add Application
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} className="application-form" noValidate onSubmit={(event) => void submit(event)}>
          <ApplicationFields positions={positions} />
          <StatusField />
          <NotesField />
        </form>
      </FormProvider>
    </Dialog>
  )
}
