import { Toaster as Sonner } from 'sonner'
import './toast.css'

/** Rendered in the layer that an open dialog doesn't hide from screen readers. */
export function Toaster() {
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
