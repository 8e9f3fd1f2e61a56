import { Fragment } from 'react'

/** Long addresses wrap before a dot and after the @, not inside a word. */
export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>
    {/* One element, also where links are flex containers. */}
    <span>
      {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
)
