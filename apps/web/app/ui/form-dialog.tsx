import { RefreshCw } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { FormFailure } from '../lib/forms/use-api-form.ts'
import type { Difference } from '../lib/forms/use-row-form.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { TwoVersions } from './two-versions.tsx'
import { useReportUnsaved } from './unsaved-forms.tsx'

type DialogForm<Values extends FieldValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>
  pending: boolean
  failure: FormFailure | null
  /** A colleague saved first. */
  conflict?: {
    message: string
    differences: Difference[]
    onTheirs: () => void
  } | null
  onSubmit: (event?: FormEvent) => void
}

type FormDialogProps<Values extends FieldValues, Body> = {
  title: string
  form: DialogForm<Values, Body>
  saveLabel?: string
  savingLabel?: string
  /** Beside the buttons. */
  note?: ReactNode
  /** A second way to save, before the main one. */
  also?: ReactNode
  /** An error that belongs to no field. */
  notice?: ReactNode
  /** In a second column of a wide dialog. */
  beside?: ReactNode
  /** Whether there is unsaved input that isn't among the form's values, for example a chosen file. */
  dirty?: boolean
  /** Removes what is stored of the input outside the form, before the dialog is closed without saving. */
  onDiscard?: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. Stateful per row: pass the row's id as `key`. */
export function FormDialog<Values extends FieldValues, Body>(props: FormDialogProps<Values, Body>) {
  const { title, form, saveLabel = 'Save', savingLabel = 'Saving…', note, also, notice } = props
  const { beside, dirty = false, onDiscard, onClose, children } = props
  const { failure, conflict } = form
  const { isDirty: isFormDirty } = form.form.formState
  const isDirty = isFormDirty || dirty
  const [asked, setAsked] = useState(false)
  const id = useId()
  const save = useRef<HTMLButtonElement>(null)
  useSaveKey(save)
  useReportUnsaved(isDirty, { kind: 'dialog', onDiscard })

  // Escape and the close button are easily pressed by mistake; only Cancel discards without asking.
  function leave() {
    if (isDirty) setAsked(!asked)
    else discard()
  }

  function discard() {
    onDiscard?.()
    onClose()
  }

  // A dialog opened from another form must not submit that form too.
  function submit(event: FormEvent) {
    event.stopPropagation()
    form.onSubmit(event)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && leave()}
      dismissable={false}
      title={title}
      {...(beside === undefined ? {} : { beside })}
      footer={
        asked ? (
          <DiscardQuestion onKeep={() => setAsked(false)} onDiscard={discard} />
        ) : (
          <>
            {note !== undefined && <p>{note}</p>}
            <Button tone="secondary" onClick={discard}>
              Cancel
            </Button>
            {also}
            <Button ref={save} type="submit" form={id} pending={form.pending} pendingLabel={savingLabel}>
              {saveLabel}
            </Button>
          </>
        )
      }
    >
      <FormProvider {...form.form}>
        <form id={id} className="ui-dialog-form" noValidate onSubmit={submit}>
          {failure && <ErrorPanel {...failure} />}
          {notice !== undefined && (
            <p className="ui-dialog-notice" role="alert">
              <RefreshCw aria-hidden="true" />
              {notice}
            </p>
          )}
          {conflict && (
            <TwoVersions
              title={conflict.message}
              note="Your changes are still here. Save again to keep them."
              mineLabel="Yours"
              theirsLabel="Theirs"
              differences={conflict.differences}
              onMine={() => form.onSubmit()}
              onTheirs={conflict.onTheirs}
            />
          )}
          {children}
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** Ctrl+Enter saves from anywhere in the dialog, also before a field has the focus. */
function useSaveKey(save: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      const dialog = save.current?.closest('[role=dialog]')
      // A dialog above this one has the focus.
      if (!dialog?.contains(document.activeElement)) return
      event.preventDefault()
      save.current?.click()
    }
    // Fields may stop the event on its way up.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [save])
}
