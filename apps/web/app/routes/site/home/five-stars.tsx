const star = 'M9 1.5l2.3 5 5.2.6-3.9 3.6 1.1 5.3L9 13.3 4.3 16l1.1-5.3L1.5 7.1l5.2-.6z'

export function FiveStars({ rating }: { rating: 5 }) {
  return (
    <div className="stars" role="img" aria-label={`Rated ${rating} out of 5`}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 18 18" width="18" height="18" fill="currentColor" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </div>
  )
}
