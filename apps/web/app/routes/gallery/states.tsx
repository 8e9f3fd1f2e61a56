import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FullPageSpinner } from '../../ui/full-page-spinner.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Item, State } from './item.tsx'

export function States() {
  const [retrying, setRetrying] = useState(false)
  return (
    <>
      <Item id="spinner" title="Spinner">
        <div className="gallery-row">
          <Spinner size={16} />
          <Spinner />
          <Spinner size={48} label="Loading" />
        </div>
        <State name="Instead of a whole page">
          <div className="gallery-page">
            <FullPageSpinner label="Signing in" />
          </div>
        </State>
      </Item>
      <Item id="skeleton" title="Skeleton">
        <State name="Text">
          <Skeleton lines={3} label="Loading the text" />
        </State>
        <Card flush>
          <Skeleton rows={3} label="Loading the list" />
        </Card>
      </Item>
      <Item id="empty-state" title="Empty state">
        <EmptyState action={<Button>Create New Project</Button>}>
          You have no projects yet. Tell us about the site and we come back with a plan.
        </EmptyState>
      </Item>
      <Item id="error-panel" title="Error panel">
        <ErrorPanel
          message="Failed to load projects"
          requestId="0192f7a4-5c1b-7d20-9f3e-8a6b2c4d1e07"
          retrying={retrying}
          onRetry={() => setRetrying(true)}
        />
        <ErrorPanel message="Failed to fetch messages. The server did not answer in time, so what you see may be older than it should be." />
      </Item>
    </>
  )
}
