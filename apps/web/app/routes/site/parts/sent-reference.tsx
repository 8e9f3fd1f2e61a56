import './sent-reference.css'

/** What staff find a message or an application by. */
export const SentReference = ({ reference }: { reference: string }) => (
  <p className="figures sent-reference">
    Reference <span className="ui-select-all">{reference}</span>
  </p>
)
