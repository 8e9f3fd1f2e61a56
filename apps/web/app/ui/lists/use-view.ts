import { useSearchParams } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { personalStorage } from '../../lib/session/personal-storage.ts'

export type View = 'cards' | 'table'

const isView = (value: unknown): value is View => value === 'cards' || value === 'table'

/** The view in the URL, else the one that this person chose last in this browser. */
export function useView(list: string) {
  const [params] = useSearchParams()
  const { user } = useAuth()
  const storage = personalStorage(user?.id ?? '', 'view')
  const asked = params.get('view')
  const stored = isView(asked) ? asked : storage.read(list)
  return {
    view: isView(stored) ? stored : ('cards' satisfies View),
    remember: (view: View) => storage.write(list, view),
  }
}
