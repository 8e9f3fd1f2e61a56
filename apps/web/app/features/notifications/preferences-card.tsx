import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showFailure } from '../../ui/outcome-toast.ts'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { preferencesQuery, savePreferences } from './notification-source.ts'
import { PreferenceTable } from './preference-table.tsx'
import { RhythmChoice } from './rhythm-choice.tsx'
import './notifications.css'

/** Which notifications the person gets, and where. Each switch saves immediately. */
export function PreferencesCard() {
  const queries = useQueryClient()
  const { queryKey } = preferencesQuery
  const preferences = useQuery(preferencesQuery)
  const save = useMutation({
    mutationFn: savePreferences,
    onMutate(chosen) {
      const before = queries.getQueryData(queryKey)
      if (before) queries.setQueryData(queryKey, { ...before, ...chosen })
      return before
    },
    onError(error, _chosen, before) {
      queries.setQueryData(queryKey, before)
      showFailure(error, 'Failed to save your preferences')
    },
  })
  const isStaff = preferences.data?.data.some(({ kind }) => kind === 'enquiry_received')
  return (
    <Card
      title="Notifications"
      flush
      className="notification-preferences"
      footer={
        <p role="status">
          {save.isPending ? 'Saving…' : save.isSuccess ? 'Saved. ' : ''}
          The daily digest is one e-mail at 8 am IST, on working days with something new.
          {isStaff && ' New enquiries, applications and clients’ projects are e-mailed to the office.'}
        </p>
      }
    >
      {preferences.isPending && <Skeleton rows={7} label="Loading your preferences" />}
      {preferences.isError && (
        <QueryError
          query={preferences}
          message={messageOf(preferences.error, 'Failed to load your preferences')}
        />
      )}
      {preferences.data?.data.length === 0 && <EmptyState>No notifications for your role yet.</EmptyState>}
      {preferences.data && preferences.data.data.length > 0 && (
        <>
          <RhythmChoice
            mails={preferences.data.mails}
            onChange={(mails) => save.mutate({ data: preferences.data.data, mails })}
          />
          <PreferenceTable
            preferences={preferences.data.data}
            switchedOff={preferences.data.switched_off}
            onChange={(data) => save.mutate({ data, mails: preferences.data.mails })}
          />
        </>
      )}
    </Card>
  )
}
