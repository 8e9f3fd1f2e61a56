import { projectTypeLabels } from '@trusswell/domain/project-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { formatArea } from '@trusswell/domain/numbers.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { formatDuration } from '@trusswell/domain/schedule.ts'
import type { WaitingProject } from '@trusswell/domain/waiting-projects.ts'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { NamesakeNote } from '../../../../features/organisations/namesake-note.tsx'
import { todayInIndia } from '../../../../lib/dates.ts'
import { phoneHref } from '../../../../lib/phone-href.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmailLink } from '../../../../ui/email-text.tsx'
import { Facts, type Fact } from '../../../../ui/facts.tsx'
import { Moment } from '../../../../ui/moment.tsx'

type WaitingCardProps = { project: WaitingProject; actions: ReactNode }

/** All that an admin needs to decide on a client's new project. */
export function WaitingCard({ project, actions }: WaitingCardProps) {
  const id = useId()
  return (
    <article className="ui-card waiting-card" data-row aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Link to={`/dashboard/projects/${project.id}`}>{project.title}</Link>
        </h2>
        <p>
          {project.client.name}, created <Moment at={project.created_at} />
        </p>
        <Badges project={project} />
      </header>
      <NamesakeNote id={project.namesake_id} />
      <p className="waiting-words">{project.description}</p>
      <Facts facts={factsOf(project)} />
      <footer>{actions}</footer>
    </article>
  )
}

function Badges({ project: { answer_by, latest_message } }: { project: WaitingProject }) {
  const today = todayInIndia()
  const due = `Answer by ${formatDay(answer_by)}`
  return (
    <div className="waiting-badges">
      {answer_by < today ? (
        <Badge tone="danger">{due}, overdue</Badge>
      ) : (
        <Badge tone={answer_by === today ? 'warn' : 'info'}>{due}</Badge>
      )}
      {latest_message &&
        (latest_message.from_staff ? (
          <Badge tone="neutral">Asked by {latest_message.sender_name}</Badge>
        ) : (
          <Badge tone="warn">{latest_message.sender_name} replied</Badge>
        ))}
    </div>
  )
}

function factsOf(project: WaitingProject): Fact[] {
  const { site_address, site_city, site_state, site_postal_code } = project
  return [
    { term: 'Type', value: projectTypeLabels[project.project_type] },
    { term: 'Estimated cost', value: money(project.estimated_cost_paise) },
    {
      term: 'Site',
      value: [site_address, site_city, [site_state, site_postal_code].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
    },
    { term: 'Size', value: sizeOf(project) },
    { term: 'Start', value: project.start_date && figures(formatDay(project.start_date)) },
    { term: 'Duration', value: project.estimated_duration && durationOf(project) },
    { term: 'Contact', value: contactOf(project) },
  ]
}

const figures = (text: string) => <span className="figures">{text}</span>
const money = (paise: number | null) => (paise === null ? null : figures(formatMoney(paise)))

function sizeOf({ built_up_area, plot_area, number_of_floors }: WaitingProject): string {
  return [
    built_up_area === null ? null : `${formatArea(built_up_area)} built up`,
    plot_area === null ? null : `${formatArea(plot_area)} plot`,
    number_of_floors === null ? null : counted(number_of_floors, 'floor'),
  ]
    .filter(Boolean)
    .join(', ')
}

function durationOf({ estimated_duration, due_date }: WaitingProject): string {
  const duration = formatDuration(estimated_duration ?? 0)
  return due_date ? `${duration}, until ${formatDay(due_date)}` : duration
}

function contactOf({ contact }: WaitingProject) {
  if (!contact) return null
  const { name, email, phone } = contact
  return (
    <>
      {name}
      {'\n'}
      <EmailLink address={email} />
      {phone && (
        <>
          {'\n'}
          <a className="figures" href={phoneHref(phone)}>
            {phone}
          </a>
        </>
      )}
    </>
  )
}
