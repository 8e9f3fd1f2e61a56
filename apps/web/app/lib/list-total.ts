export { mostCounted, totalLabel } from '@trusswell/domain/list-total.ts'
