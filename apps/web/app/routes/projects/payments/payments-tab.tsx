import type { Person } from '@trusswell/domain/actor.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { Plus } from 'lucide-react'
import { NewPaymentDialog } from '../../../features/payments/new-payment-dialog.tsx'
import { PaymentDialogs } from '../../../features/payments/payment-dialogs.tsx'
import { paymentKey, paymentLoadMessage, projectSource } from '../../../features/payments/payment-source.ts'
import { PaymentTable } from '../../../features/payments/payment-table.tsx'
import { ProjectTotals } from '../../../features/payments/project-totals.tsx'
import { loadedOf } from '../../../lib/list-total.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { usePreservedFocus } from '../../../ui/lists/use-preserved-focus.ts'
import { useRows } from '../../../ui/lists/use-rows.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

type PaymentsTabProps = { project: Project; actor: Person }

export default function PaymentsTab({ project, actor }: PaymentsTabProps) {
  const source = projectSource(project.id)
  const list = useRows({
    key: source.key,
    read: (place, signal) => source.list(place, signal),
    counted: true,
  })
  const { saved } = useListChanges<Payment>(source.key, { affects: paymentKey })
  const { opened, open, close, replace } = useOpen()
  const { region, preserveFocus } = usePreservedFocus()
  const pays = can.payBills(actor)
  const adds = can.addPayment(actor)
  return (
    <div className="project-stack">
      <ProjectTotals projectId={project.id} />
      <Card
        title="Payments"
        flush
        count={loadedOf(list)}
        actions={
          adds && (
            <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
              {pays ? 'New payment' : 'Request payment'}
            </Button>
          )
        }
      >
        <ListBody
          ref={region}
          inCard
          list={list}
          label="Payment list"
          noun="payments"
          order="newest first"
          skeleton={<Skeleton rows={4} label="Loading payments" />}
          empty={<EmptyState>{emptyWords(pays, adds)}</EmptyState>}
          errorMessage={paymentLoadMessage}
        >
          {(payments) => <PaymentTable payments={payments} actor={actor} withProject={false} onOpen={open} />}
        </ListBody>
      </Card>
      {adds && opened === 'new' && (
        <NewPaymentDialog
          projectId={project.id}
          actor={actor}
          onAdded={(payment) => {
            saved(payment, true)
            if (!pays) showSuccess('Payment requested')
          }}
          onPay={({ id, payment_method }) =>
            replace(`${payment_method === 'credit_card' ? 'pay' : 'report'}-${id}`)
          }
          onClose={close}
        />
      )}
      <PaymentDialogs
        listKey={source.key}
        opened={opened}
        canPay={pays}
        onCancelled={preserveFocus}
        onClose={close}
      />
    </div>
  )
}

function emptyWords(pays: boolean, adds: boolean): string {
  if (pays) return 'No payments yet. Payments we request and payments you make will appear here.'
  return adds
    ? 'No payments yet. Request one, and the client can pay it online.'
    : 'No payments yet. Payments for this project will appear here.'
}
