import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Item, State } from './item.tsx'

export function Labels() {
  return (
    <>
      <Item id="badge" title="Badge and tag">
        <State name="Tones">
          <div className="gallery-row">
            <Badge tone="ok">Accepted</Badge>
            <Badge tone="warn">On Hold</Badge>
            <Badge tone="danger">Unpaid</Badge>
            <Badge tone="info">Planning</Badge>
            <Badge>Refunded</Badge>
          </div>
        </State>
        <State name="Own glyph, long text">
          <div className="gallery-row">
            <Badge tone="ok" glyph="half">
              In Progress
            </Badge>
            <Badge tone="warn" glyph="pause">
              Paused
            </Badge>
            <Badge glyph="back">Returned</Badge>
            <Badge tone="danger">Waiting for an approval that nobody has given since the spring</Badge>
          </div>
        </State>
        <State name="Tags">
          <div className="gallery-row">
            <Tag>Chillers</Tag>
            <Tag>Ducting</Tag>
            <Tag>Net metering</Tag>
          </div>
        </State>
      </Item>
      <Item id="avatar" title="Avatar">
        <div className="gallery-row">
          <Avatar name="Ananya Rao" own />
          <Avatar name="Mohammed Arif" size={24} />
          <Avatar name="Keerthana" />
          <Avatar name="Joseph Xavier D’Souza" size={48} />
          <Avatar name="చంద్ర రావు" size={64} />
        </div>
      </Item>
      <Item id="card" title="Card">
        <Card
          level={3}
          title="Files"
          count="12"
          actions={
            <Button tone="quiet" size="small">
              View All
            </Button>
          }
          footer="Dates in IST"
        >
          A panel holds one thing. Its lines are one pixel, and it casts no shadow.
        </Card>
        <Card>Without a head.</Card>
      </Item>
      <Item id="progress-bar" title="Progress as a dimension">
        <ProgressBar label="Fit-out" value={62} tone="ok" mark={{ at: 58, label: '58% of the time gone' }} />
        <ProgressBar
          label="Chillers"
          value={34}
          tone="warn"
          mark={{ at: 75, label: '75% of the time gone' }}
        />
        <ProgressBar label="Survey" value={8} tone="neutral" />
        <ProgressBar label="Handover" value={100} />
        <ProgressBar label="Preparing the export" />
      </Item>
    </>
  )
}
