import { Dialog, type DialogProps } from './dialog.tsx'

export function Drawer(props: Omit<DialogProps, 'side' | 'role'>) {
  return <Dialog {...props} side />
}
