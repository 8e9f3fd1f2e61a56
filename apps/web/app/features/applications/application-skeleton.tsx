import { Skeleton } from '../../ui/skeleton.tsx'

export const ApplicationSkeleton = () => (
  <div className="ui-card">
    <Skeleton rows={8} label="Loading applications" />
  </div>
)
