import { ArrowRight } from 'lucide-react'
import type { Action } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'

type ConsultationProps = {
  title: string
  text: string
  action: Action
  steps: readonly { title: string; text: string; receive: string }[]
}

export function Consultation({ title, text, action, steps }: ConsultationProps) {
  return (
    <Section className="sheet-section" aria-labelledby="consultation-title">
      <div className="wrap consultation">
        <div data-item="">
          <h2 id="consultation-title">{title}</h2>
          <p className="lead consultation-lead">{text}</p>
          <ButtonLink to={action.to}>
            {action.label} <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
        <table className="revisions" data-item="">
          <caption className="sr-only">What happens next</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">What happens</th>
              <th scope="col">You receive</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, index) => (
              <tr key={step.title}>
                <td>{index + 1}</td>
                <th scope="row">
                  {step.title}
                  <span>{step.text}</span>
                </th>
                <td>{step.receive}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
