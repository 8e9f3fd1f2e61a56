import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

const ReportUnsaved = createContext<(form: string, isDirty: boolean) => void>(() => {})

/** One guard for a page with several forms, each of which reports whether it has unsaved input. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([])
  const report = useCallback(
    (form: string, isDirty: boolean) =>
      setDirty((before) => {
        const others = before.filter((each) => each !== form)
        if (!isDirty) return others.length === before.length ? before : others
        return others.length === before.length ? [...before, form] : before
      }),
    [],
  )
  return (
    <ReportUnsaved value={report}>
      <LeaveGuard isDirty={dirty.length > 0} />
      {children}
    </ReportUnsaved>
  )
}

export function useReportUnsaved(isDirty: boolean): void {
  const form = useId()
  const report = useContext(ReportUnsaved)
  useEffect(() => {
    report(form, isDirty)
    return () => report(form, false)
  }, [form, isDirty, report])
}
