import type { ReactNode } from 'react'

type ItemProps = { id: string; title: string; wide?: boolean; children: ReactNode }

export function Item({ id, title, wide = false, children }: ItemProps) {
  return (
    <section
      id={id}
      data-gallery-item={id}
      className={wide ? 'gallery-item gallery-wide' : 'gallery-item'}
      aria-labelledby={`${id}-title`}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      <div className="gallery-body">{children}</div>
    </section>
  )
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gallery-state">
      <p className="eyebrow">{name}</p>
      <div>{children}</div>
    </div>
  )
}
