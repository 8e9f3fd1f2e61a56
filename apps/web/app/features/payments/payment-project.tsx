import type { Payment } from '@trusswell/domain/payments.ts'
import { Link } from 'react-router'

type Of = Pick<Payment, 'project_id' | 'project_title' | 'project_readable'>

/** A project that was deleted or that the person can't access any more is named without a link. */
export const PaymentProject = ({
  payment: { project_id, project_title, project_readable },
}: {
  payment: Of
}) =>
  project_readable ? (
    <Link to={`/dashboard/projects/${project_id}?tab=payments`}>{project_title}</Link>
  ) : (
    <>{project_title}</>
  )
