import { type Settings, SettingsInput } from '@trusswell/domain/settings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { TwoVersions } from '../../../ui/two-versions.tsx'
import { useReportUnsaved } from '../../../ui/unsaved-forms.tsx'
import { CompanySection } from './company-section.tsx'
import { EmailSection } from './email-section.tsx'
import { GatewaySection } from './gateway-section.tsx'
import { NotificationSection } from './notification-section.tsx'
import {
  settingsLabels,
  settingsNote,
  settingsTitle,
  type SettingsValues,
  settingsValuesOf,
  settingsWord,
} from './settings-labels.ts'
import { SettingsNav } from './settings-nav.tsx'
import { saveSettings, settingsQuery } from './settings-source.ts'
import { UnsavedBar } from './unsaved-bar.tsx'

const formId = 'settings'

export function SettingsForm({ settings }: { settings: Settings }) {
  const queries = useQueryClient()
  const reauthenticate = useReauthentication()
  const [round, setRound] = useState(0)
  const row = useRowForm<SettingsValues, SettingsInput, Settings>({
    row: settings,
    valuesOf: settingsValuesOf,
    labels: settingsLabels,
    wordOf: settingsWord,
    schema: SettingsInput,
    save: ({ body, version }) => reauthenticate(() => saveSettings(body, version)),
    onSaved(saved) {
      queries.setQueryData(settingsQuery.queryKey, saved)
      show(saved)
      showSuccess('Settings saved successfully')
    },
    onFailed: (error) => showFailure(error, 'Failed to save settings'),
  })
  const { form, base, pending, conflict, onSubmit, showRow } = row
  useWatch({ control: form.control })
  const changed = row.touched().map(([name]) => settingsLabels[name])
  useReportUnsaved(changed.length > 0)
  const shown = base ?? settings

  /** Resets the form to these values and closes secrets being edited. */
  function show(next: Settings) {
    showRow(next)
    setRound((before) => before + 1)
  }

  // A colleague's change appears at once unless the form has unsaved changes; saving then compares both.
  const isBehind = changed.length === 0 && settings.version > shown.version
  useEffect(() => {
    if (isBehind) showRow(settings)
  }, [isBehind, settings, showRow])

  const note = (
    <>
      {settingsNote}. <TextLink to="/admin/settings/go-live">What is missing before going live</TextLink>
    </>
  )
  const saveButton = (
    <Button type="submit" form={formId} pending={pending} pendingLabel="Saving…">
      Save Settings
    </Button>
  )
  return (
    <FormProvider {...form}>
      <PageHeader title={settingsTitle} note={note} actions={saveButton} />
      <div className="settings">
        <SettingsNav />
        <form id={formId} noValidate autoComplete="off" onSubmit={onSubmit}>
          <Fragment key={round}>
            <CompanySection settings={shown} />
            <GatewaySection settings={shown} />
            <EmailSection settings={shown} />
            <NotificationSection />
          </Fragment>
          <UnsavedBar
            changed={changed}
            onDiscard={() => show(settings.version > shown.version ? settings : shown)}
          >
            {saveButton}
          </UnsavedBar>
        </form>
      </div>
      {conflict && (
        <Dialog
          isOpen
          dismissable={false}
          title="Someone else changed the settings"
          onOpenChange={(open) => !open && conflict.onClose()}
        >
          <TwoVersions
            title={conflict.message}
            note="Your changes are still here. Save again to keep them."
            mineLabel="Yours"
            theirsLabel="Theirs"
            differences={conflict.differences}
            onMine={() => onSubmit()}
            onTheirs={conflict.onTheirs}
          />
        </Dialog>
      )}
    </FormProvider>
  )
}
