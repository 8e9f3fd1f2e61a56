import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-error.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { Card } from '../../../ui/card.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryError } from '../../../ui/query-error.tsx'
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
            <QueryError
              query={settings}
              message={messageOf(settings.error, 'The settings couldn’t be loaded.')}
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
