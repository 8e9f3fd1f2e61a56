import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { paintersOrder, type Box } from '../iso.ts'

// Children in any order, painted far to near. A part tells its own extent; a plain block has `at` and `size`.
export function Stacked({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children).filter(isValidElement) as ReactElement<Box>[]
  return paintersOrder(parts, extentOf)
}

function extentOf({ type, props }: ReactElement<Box>): Box {
  const extent = (type as { extent?: (props: Box) => Box }).extent
  return extent ? extent(props) : { at: props.at, size: props.size }
}
