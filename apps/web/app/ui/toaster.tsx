import { useEffect } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { attachToaster } from './toast.ts'
import './toast.css'

/** Rendered in the layer that an open dialog doesn't hide from screen readers. */
export default function Toaster() {
  useEffect(() => attachToaster(toast), [])
  return (
    <div data-react-aria-top-layer="true">
      <Sonner
        className="ui-toaster"
        position="bottom-left"
        visibleToasts={1}
        containerAriaLabel="Messages"
        toastOptions={{ unstyled: true, className: 'ui-toast-slot' }}
      />
    </div>
  )
}
