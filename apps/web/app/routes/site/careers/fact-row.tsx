export function FactRow({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="fact-row">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
