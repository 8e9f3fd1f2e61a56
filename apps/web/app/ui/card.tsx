import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = {
  title?: ReactNode
  count?: ReactNode
  actions?: ReactNode
  footer?: ReactNode
  flush?: boolean
  level?: 2 | 3
  className?: string
  children: ReactNode
}

export function Card({
  title,
  count,
  actions,
  footer,
  flush = false,
  level = 2,
  className,
  children,
}: CardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      className={classNames('ui-card', className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header className="ui-card-head">
          <Heading>
            <span id={id}>{title}</span>
            {count !== undefined && (
              <>
                <span className="sr-only">, </span>
                <span className="figures ui-card-count">{count}</span>
              </>
            )}
          </Heading>
          {actions}
        </header>
      )}
      <div className={flush ? undefined : 'ui-card-body'} data-part={flush ? undefined : 'body'}>
        {children}
      </div>
      {footer !== undefined && <footer className="ui-card-foot">{footer}</footer>}
    </section>
  )
}
