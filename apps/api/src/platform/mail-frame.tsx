import { companyOf, defaultSettings } from '@trusswell/domain/settings.ts'
import { createContext, Fragment, useContext, type ReactNode } from 'react'
import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from 'react-email'

/** What the settings say of the company; `renderMail` provides it. */
export const MailCompany = createContext(companyOf(defaultSettings))
export const CompanyName = () => useContext(MailCompany).companyName
/** The emergency line with its hours, or the office. */
export function UrgentPhone() {
  const { contactPhones, emergencyPhone, emergencyHours } = useContext(MailCompany)
  if (!emergencyPhone) return contactPhones[0]
  return emergencyHours ? `${emergencyPhone} (${emergencyHours})` : emergencyPhone
}

/** The layout of every mail: one heading, short paragraphs, a title block. */
export function MailFrame(props: { preview: string; heading: string; children: ReactNode }) {
  const company = useContext(MailCompany)
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{props.preview}</Preview>
      <Body className="page" style={page}>
        <Container className="sheet" style={sheet}>
          <Section style={head}>
            <Text style={wordmark}>{company.companyName.toUpperCase()}</Text>
          </Section>
          <Section style={content}>
            <Heading as="h1" className="ink" style={heading}>
              {props.heading}
            </Heading>
            {props.children}
          </Section>
          <Hr className="line" style={line} />
          <Section style={titleBlock}>
            <Text className="muted" style={small}>
              {company.legalName}
              <br />
              {company.addressLines.join(', ')}
              <br />
              {company.contactPhones.join(' · ')} · {company.contactEmail}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

export function MailText(props: { children: ReactNode }) {
  return (
    <Text className="ink" style={paragraph}>
      {props.children}
    </Text>
  )
}

/** A link in a sentence. */
/** Text as it was typed: empty lines separate paragraphs. */
export const MailParagraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    <MailText key={index}>
      {paragraph.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </MailText>
  ))

export function MailLink(props: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={props.href} style={link}>
      {props.children}
    </Link>
  )
}

/** Below the mail's own heading. */
export function MailHeading(props: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={subheading}>
      {props.children}
    </Heading>
  )
}

export function MailList(props: { ordered: boolean; items: ReactNode[] }) {
  const List = props.ordered ? 'ol' : 'ul'
  return (
    <List className="ink" style={list}>
      {props.items.map((item, index) => (
        <li key={index} style={listItem}>
          {item}
        </li>
      ))}
    </List>
  )
}

/** What belongs to the mail and not to its text. */
export function MailNote(props: { children: ReactNode }) {
  return (
    <Text className="muted" style={{ ...small, margin: '0 0 12px' }}>
      {props.children}
    </Text>
  )
}

export function MailButton(props: { href: string; children: ReactNode }) {
  return (
    <Text style={{ margin: '16px 0 20px' }}>
      <Link className="button" href={props.href} style={button}>
        {props.children}
      </Link>
    </Text>
  )
}

/** A code to be typed, with space between its digits to make it easier to read. */
export function MailCode(props: { children: string }) {
  return (
    <Text className="ink" style={codeText}>
      {props.children}
    </Text>
  )
}

/** Label and value, as on a drawing's title block. */
export function MailFacts(props: { facts: [label: string, value: string][] }) {
  return (
    <table className="facts" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 16px' }}>
      <tbody>
        {props.facts.map(([label, value]) => (
          <tr key={label}>
            <td className="muted line" style={factLabel}>
              {label}
            </td>
            <td className="ink line" style={factValue}>
              {value.split('\n').map((line, index) => (
                <Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sans = 'Archivo, Helvetica, Arial, sans-serif'
const mono = '"IBM Plex Mono", Menlo, Consolas, monospace'
const page = { backgroundColor: '#F6F8FA', margin: 0, padding: '24px 12px', fontFamily: sans }
const sheet = { backgroundColor: '#FFFFFF', border: '1px solid #C9D3DE', borderRadius: 8, maxWidth: 560 }
const head = { backgroundColor: '#0B2A4A', borderRadius: '7px 7px 0 0', padding: '14px 28px' }
const wordmark = { color: '#E8EFF6', fontSize: 15, fontWeight: 700, letterSpacing: '0.08em', margin: 0 }
const content = { padding: '20px 28px 8px' }
const heading = { color: '#0E1B2A', fontSize: 22, fontWeight: 700, lineHeight: '1.3', margin: '0 0 12px' }
const paragraph = { color: '#0E1B2A', fontSize: 16, lineHeight: '1.55', margin: '0 0 12px' }
const codeText = {
  color: '#0E1B2A',
  fontFamily: mono,
  fontSize: 32,
  fontWeight: 600,
  letterSpacing: '0.2em',
  lineHeight: '1.2',
  margin: '16px 0 20px',
}
const subheading = {
  color: '#0E1B2A',
  fontSize: 18,
  fontWeight: 700,
  lineHeight: '1.35',
  margin: '20px 0 8px',
}
const list = { color: '#0E1B2A', fontSize: 16, lineHeight: '1.55', margin: '0 0 12px', paddingLeft: 24 }
const listItem = { margin: '0 0 4px' }
const link = { color: '#0B4F8A', textDecoration: 'underline' }
const button = {
  backgroundColor: '#0B4F8A',
  borderRadius: 4,
  color: '#FFFFFF',
  display: 'inline-block',
  fontSize: 16,
  fontWeight: 600,
  padding: '11px 20px',
  textDecoration: 'none',
}
const line = { borderColor: '#C9D3DE', margin: 0 }
const titleBlock = { padding: '12px 28px' }
const small = { color: '#475769', fontSize: 13, lineHeight: '1.5', margin: 0 }
const cell = { borderTop: '1px solid #C9D3DE', padding: '8px 0', verticalAlign: 'top' as const }
const factLabel = { ...cell, color: '#475769', fontFamily: mono, fontSize: 12, paddingRight: 16, width: 96 }
const factValue = { ...cell, color: '#0E1B2A', fontSize: 15, overflowWrap: 'anywhere' as const }

// Mail readers that know dark mode take these; the others show the light version.
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page, .page > table, .page > table > tbody > tr > td { background-color: #0A1420 !important }
  .sheet { background-color: #111F2F !important; border-color: #263A50 !important }
  .ink { color: #E8EFF6 !important }
  .muted { color: #A9BACB !important }
  .link { color: #6CB6F5 !important }
  .button { background-color: #6CB6F5 !important; color: #06121F !important }
  .line { border-color: #263A50 !important }
}`
