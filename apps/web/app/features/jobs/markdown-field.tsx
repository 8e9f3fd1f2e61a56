import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useField } from '../../lib/forms/use-field.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { jobLabels, type JobValues } from './job-values.ts'
import { MarkedText } from './marked-text.tsx'
import { useMarkdownBlocks } from './use-markdown-blocks.ts'

const sides = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
]

/** The description as Markdown, with a preview of the page. */
export function MarkdownField() {
  const field = useField<JobValues>()
  const [side, setSide] = useState('write')
  return (
    <div className="staff-job-markdown">
      <RadioGroup
        label={<span className="sr-only">Description as</span>}
        name="description-side"
        look="segmented"
        options={sides}
        value={side}
        onChange={setSide}
      />
      <div hidden={side !== 'write'}>
        <TextArea
          label={jobLabels.description}
          hint="Markdown: **bold**, - lists, [links](https://…). The first paragraph is shown at the top of the page."
          rows={8}
          {...field('description')}
        />
      </div>
      {side === 'preview' && <Preview />}
    </div>
  )
}

function Preview() {
  const description = useWatch<JobValues, 'description'>({ name: 'description' })
  // The parser is loaded when the preview is first opened.
  const blocks = useMarkdownBlocks(description)
  if (!blocks) return <Skeleton lines={4} label="Loading the preview" />
  return (
    <div role="region" aria-label="Preview of the description" className="staff-job-preview">
      {blocks.length > 0 ? <MarkedText blocks={blocks} /> : <p>Nothing to preview yet.</p>}
    </div>
  )
}
