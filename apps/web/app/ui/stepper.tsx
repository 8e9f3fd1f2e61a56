import { Check } from 'lucide-react'
import { Link, type To } from 'react-router'
import './navigation.css'

type Step = { label: string; to?: To }

type StepperProps = { steps: Step[]; current: number; label?: string }

export function Stepper({ steps, current, label = 'Steps' }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="ui-steps">
        {steps.map((step, at) => {
          const state = at < current ? 'done' : at === current ? 'now' : 'next'
          return (
            <li key={step.label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className="ui-step-mark" aria-hidden="true">
                {state === 'done' ? <Check /> : at + 1}
              </span>
              <span className="ui-step-label">
                {state === 'done' && step.to ? <Link to={step.to}>{step.label}</Link> : step.label}
                {state === 'done' && <span className="sr-only">, done</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
