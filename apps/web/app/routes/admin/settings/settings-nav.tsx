import { sections } from './settings-labels.ts'

export function SettingsNav() {
  return (
    <nav className="settings-nav" aria-label="Sections">
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}
