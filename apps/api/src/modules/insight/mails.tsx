import { formatDay } from '@trusswell/domain/days.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { MailButton, MailFacts, MailFrame, MailText } from '../../platform/mail-frame.tsx'

export type ProjectWeek = {
  title: string
  url: string
  standing: string
  changes: string[]
  owed: string[]
  next: string[]
}

/** The weekly status of a client's projects. Everything in it is also on the project's pages. */
export function WeeklyReportMail(props: {
  name: string
  from: string
  to: string
  projects: ProjectWeek[]
  settingsUrl: string
}) {
  const [first] = props.projects
  return (
    <MailFrame preview={first ? `${first.title}. ${first.standing}` : ''} heading="Your weekly report">
      <MailText>
        Hello {props.name}, this is how your projects went from {formatDay(props.from)} to{' '}
        {formatDay(props.to)}.
      </MailText>
      {props.projects.map((project) => (
        <div key={project.url}>
          <MailText>
            <strong>{project.title}</strong>
            <br />
            {project.standing}
          </MailText>
          <MailFacts facts={factsOf(project)} />
          <MailButton href={project.url}>Open the report</MailButton>
        </div>
      ))}
      <MailText>
        We send this report on Mondays. You can turn it off in your{' '}
        <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}

const factsOf = ({ changes, owed, next }: ProjectWeek): [string, string][] => [
  ['Changes', changes.length === 0 ? 'None' : changes.join('\n')],
  ...(owed.length === 0 ? [] : [['To pay', owed.join('\n')] as [string, string]]),
  ['Next', next.length === 0 ? 'No open milestones' : next.join('\n')],
]

export type SummarySection = { label: string; items: { title: string; url: string; note: string }[] }

/** What a manager's projects need, the most urgent first. */
export function WeeklySummaryMail(props: {
  name: string
  week: string
  running: number
  needs: string
  sections: SummarySection[]
  settingsUrl: string
}) {
  const projects = counted(props.running, 'running project')
  return (
    <MailFrame preview={`${projects}: ${props.needs}`} heading={`Your week from ${formatDay(props.week)}`}>
      <MailText>
        Hello {props.name}, you have {projects}: {props.needs}.
      </MailText>
      {props.sections.map(({ label, items }) => (
        <MailText key={label}>
          <strong>{label}</strong>
          {items.map(({ title, url, note }) => (
            <span key={`${url} ${note}`}>
              <br />
              <a href={url}>{title}</a> · {note}
            </span>
          ))}
        </MailText>
      ))}
      <MailText>
        We send this summary on Mondays. You can turn it off in your{' '}
        <a href={props.settingsUrl}>notification settings</a>.
      </MailText>
    </MailFrame>
  )
}
