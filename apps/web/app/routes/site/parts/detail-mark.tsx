/** A detail bubble as used in technical drawings. */
export function DetailMark({ number }: { number: number }) {
  return (
    <svg className="detail-mark" viewBox="0 0 60 60" width="60" height="60" aria-hidden="true">
      <circle cx="30" cy="30" r="28.5" />
      <path d="M1.5 30h57" />
      <text x="30" y="22">
        {number}
      </text>
      <text x="30" y="46" className="detail-sheet">
        D-{String(number).padStart(2, '0')}
      </text>
    </svg>
  )
}
