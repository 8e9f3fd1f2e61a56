import { ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Item, State } from './item.tsx'

export function Actions() {
  return (
    <>
      <Item id="button" title="Button">
        <State name="Tones">
          <div className="gallery-row">
            <Button>Primary</Button>
            <Button tone="secondary">Secondary</Button>
            <Button tone="quiet">Quiet</Button>
            <Button tone="danger">Danger</Button>
          </div>
        </State>
        <State name="Small, with icon">
          <div className="gallery-row">
            <Button size="small" icon={<Plus aria-hidden="true" />}>
              Add row
            </Button>
            <Button size="small" tone="secondary">
              Export
            </Button>
          </div>
        </State>
        <State name="Pending">
          <PendingButton />
        </State>
        <State name="Long text, full width">
          <Button wide>Send the marked-up drawing to everyone on the distribution list</Button>
        </State>
      </Item>
      <Item id="button-compact" title="Button, compact">
        <div data-density="compact">
          <State name="Signed-in screens and overlays">
            <div className="gallery-row">
              <Button>Save Changes</Button>
              <Button tone="secondary">Cancel</Button>
              <Button tone="quiet">View All</Button>
              <Button tone="danger">Delete</Button>
              <Button tone="secondary" size="small">
                Replace
              </Button>
              <IconButton label="Edit" icon={<Pencil aria-hidden="true" />} />
              <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} />
            </div>
          </State>
        </div>
        <div className="blueprint gallery-blueprint">
          <State name="On blueprint">
            <div className="gallery-row">
              <Button>Start</Button>
              <Button tone="secondary">Look around</Button>
              <Button tone="quiet">Later</Button>
            </div>
          </State>
        </div>
      </Item>
      <Item id="link" title="Link" wide>
        <div className="gallery-row">
          <ButtonLink to="#link" icon={<ArrowRight aria-hidden="true" />}>
            A link that looks like a button
          </ButtonLink>
          <TextLink to="#link">In running text</TextLink>
          <TextLink to="#link" arrow="forward">
            Learn More
          </TextLink>
          <TextLink to="#link" arrow="back">
            Back
          </TextLink>
          <ExternalLink href="https://example.com/">Another site</ExternalLink>
        </div>
      </Item>
    </>
  )
}

function PendingButton() {
  const [pending, setPending] = useState(true)
  const [presses, setPresses] = useState(0)
  return (
    <div className="gallery-row">
      <Button pending={pending} pendingLabel="Sending…" onClick={() => setPresses(presses + 1)}>
        Send
      </Button>
      <Button tone="quiet" onClick={() => setPending(!pending)}>
        {pending ? 'Finish' : 'Start again'}
      </Button>
      <output className="figures">pressed {presses}</output>
    </div>
  )
}
