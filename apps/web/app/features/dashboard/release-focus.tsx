import { Component, type ReactNode } from 'react'

type ReleaseFocusProps = { page: string; children: ReactNode }

/**
 * Removes the focus from what the previous page contains, just before React replaces it: when the browser has to do
 * so itself, it first lays out the whole page that is removed. React gives the focus back to an element that stays.
 */
export class ReleaseFocus extends Component<ReleaseFocusProps> {
  override getSnapshotBeforeUpdate(before: ReleaseFocusProps): null {
    const { activeElement } = document
    const isLeft = before.page !== this.props.page
    if (isLeft && activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur()
    return null
  }

  // Belongs to the snapshot.
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children
  }
}
