import { useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsNote, settingsTitle } from './settings-labels.ts'
import { settingsQuery } from './settings-source.ts'
import '../../../ui/lists/lists.css'
import './settings.css'

export const meta = privateMeta('System Settings')

export default function Settings() {
  const settings = useQuery(settingsQuery)
  return (
    <>
      <OfflineNotice />
      {settings.data ? (
        <SettingsForm settings={settings.data} />
      ) : (
        <>
          <PageHeader title={settingsTitle} note={settingsNote} />
          {settings.isError ? (
            <ErrorPanel
              message={messageOf(settings.error, 'The settings could not be loaded.')}
              requestId={settings.error instanceof ApiError ? settings.error.requestId : undefined}
              onRetry={() => void settings.refetch()}
              retrying={settings.isFetching}
            />
          ) : (
            <Card>
              <Skeleton lines={8} label="Loading the settings" />
            </Card>
          )}
        </>
      )}
    </>
  )
}
