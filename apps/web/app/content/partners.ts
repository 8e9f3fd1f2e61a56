import type { Logo, Partner } from './shapes.ts'

/** Names set in type until we have the partners' logos and their consent. */
const typeset = (id: string): Logo => ({ file: `logos/${id}.svg`, as_of: '2026-11-16', placeholder: true })

export const partners: { title: string; subtitle: string; items: readonly Partner[] } = {
  title: 'Our Partners',
  subtitle: 'Working with leading industrial and engineering companies',
  items: [
    { name: 'Siemens', logo: typeset('siemens') },
    { name: 'Schneider Electric', logo: typeset('schneider-electric') },
    { name: 'ABB', logo: typeset('abb') },
    { name: 'Honeywell', logo: typeset('honeywell') },
    { name: 'Johnson Controls', logo: typeset('johnson-controls') },
    { name: 'Toshiba', logo: typeset('toshiba') },
    { name: 'Mitsubishi Electric', logo: typeset('mitsubishi-electric') },
    { name: 'Carrier', logo: typeset('carrier') },
  ],
}
