import { Toaster as Sonner } from 'sonner'
import './toast.css'

export function Toaster() {
  return (
    <Sonner
      className="ui-toaster"
      position="bottom-left"
      visibleToasts={1}
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true, className: 'ui-toast-slot' }}
    />
  )
}
