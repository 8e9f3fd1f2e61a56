// @vitest-environment jsdom
import type { Payment } from '@trusswell/domain/payments.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { paymentColumns, recentPaymentColumns } from './payment-columns.tsx'

afterEach(cleanup)

const payment = {
  id: '7',
  description: 'Control panels',
  project_title: 'Office',
  status: 'pending',
  client_status: 'unpaid',
  due_date: '2026-10-29',
  created_at: '2026-10-01T06:00:00.000Z',
  awaiting_confirmation: true,
  amount_paise: 59_00_000_00,
} as Payment

const onOpen = () => {}
const listColumns = paymentColumns({ withProject: true, actions: () => null, onOpen })
const recentColumns = recentPaymentColumns(onOpen)
const lists = [
  ['overview', recentColumns],
  ['list of payments', listColumns],
] as const

function show(columns: typeof listColumns, key: string, row: Payment) {
  const cell = columns.find((column) => column.key === key)?.cell(row)
  return render(<MemoryRouter>{cell}</MemoryRouter>).container
}

test.each(lists)('the %s shows that a reported transfer is being checked', (_name, columns) => {
  show(columns, 'status', payment)
  expect(screen.getByText('Being checked')).toBeTruthy()
  expect(screen.queryByText('Unpaid')).toBeNull()
})

test.each([
  ['overview', 'due', recentColumns],
  ['list of payments', 'date', listColumns],
] as const)('the %s calls a payment late only until it is reported', (_name, key, columns) => {
  expect(show([...columns], key, payment).textContent).toMatch(/29 Oct 2026$/)
  expect(show([...columns], key, { ...payment, awaiting_confirmation: false }).textContent).toMatch(/late$/)
})

test('an amount is said to include the tax deducted at source, before what was received', () => {
  const settled = {
    ...payment,
    status: 'completed' as const,
    awaiting_confirmation: false,
    credited_paise: 58_40_000_00,
    refunded_paise: 0,
    refunding_paise: 0,
    tds_paise: 59_000_00,
  }
  expect(show(listColumns, 'amount', settled).textContent).toBe(
    '₹59,00,000.00incl. ₹59,000.00 TDS₹58,40,000.00 received',
  )
})
