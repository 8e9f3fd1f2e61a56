import type { brand } from '@trusswell/domain/brand.ts'
import type { ReactNode } from 'react'
import { useCompany } from '../../lib/document/site-data.ts'
import { whatsappHref } from '../../lib/whatsapp-href.ts'

type Network = keyof typeof brand.social

const networks: Record<Network, { label: string; icon: ReactNode }> = {
  facebook: {
    label: 'Facebook',
    icon: (
      <path
        fill="currentColor"
        stroke="none"
        d="M11 18v-7h2.4l.4-3H11V6.2c0-.9.3-1.5 1.6-1.5H14V2.1A20 20 0 0 0 11.9 2C9.8 2 8.3 3.3 8.3 5.7V8H6v3h2.3v7z"
      />
    ),
  },
  instagram: {
    label: 'Instagram',
    icon: (
      <path d="M6 2.5h8A3.5 3.5 0 0 1 17.5 6v8a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 14V6A3.5 3.5 0 0 1 6 2.5zM10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM14.6 5.4h.01" />
    ),
  },
  twitter: { label: 'X (Twitter)', icon: <path d="M3 3l14 14M17 3 3 17" /> },
  linkedin: {
    label: 'LinkedIn',
    icon: <path d="M4.5 8v8M4.5 4.5v.01M8.5 16V8M8.5 11.5c0-2 1.4-3.5 3.5-3.5s3.5 1.5 3.5 3.5V16" />,
  },
  whatsapp: {
    label: 'WhatsApp',
    icon: (
      <path d="M2.5 17.5l1.2-3.9A7.4 7.4 0 1 1 6.6 16.4zM7.4 6.9c-.6 2.6 3 6.3 5.7 5.7l.5-1.5-2-1-.9.9a5 5 0 0 1-1.8-1.8l.9-.9-1-2z" />
    ),
  },
}

export function SocialLinks() {
  const { social, whatsapp } = useCompany()
  const addresses: Partial<Record<Network, string>> = {
    ...social,
    ...(whatsapp && { whatsapp: whatsappHref(whatsapp) }),
  }
  const shown = (Object.keys(networks) as Network[]).filter((network) => addresses[network])
  if (shown.length === 0) return null
  return (
    <ul className="social-links">
      {shown.map((network) => (
        <li key={network}>
          <a href={addresses[network]} aria-label={networks[network].label} rel="noopener noreferrer">
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export const WhatsAppIcon = () => <NetworkIcon network="whatsapp" />

function NetworkIcon({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {networks[network].icon}
    </svg>
  )
}
