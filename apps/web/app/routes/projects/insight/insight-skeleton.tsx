import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const InsightSkeleton = ({ label }: { label: string }) => (
  <div className="project-stack">
    <Card flush>
      <Skeleton lines={3} label={label} />
    </Card>
    <Card flush>
      <Skeleton lines={9} label={label} />
    </Card>
  </div>
)
