import { Fragment } from 'react'

type EmailProps = { address: string }

/** Long addresses wrap before a dot and after the @, not inside a word. */
export const EmailText = ({ address }: EmailProps) => (
  // One element, also in flex containers.
  <span>
    {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)

export const EmailLink = ({ address }: EmailProps) => (
  <a href={`mailto:${address}`}>
    <EmailText address={address} />
  </a>
)
