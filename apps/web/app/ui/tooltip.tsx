import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import './popover.css'

/** The trigger must be focusable: a TriggerButton, or anything wrapped in React Aria's Focusable. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip className="ui-tooltip" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
