import { useSearchParams } from 'react-router'
import { Tabs, type TabEntry } from './tabs.tsx'
import { withParam } from './url-params.ts'

type UrlTabsProps = { label: string; tabs: TabEntry[]; param?: string }

export function UrlTabs({ label, tabs, param = 'tab' }: UrlTabsProps) {
  const [params, setParams] = useSearchParams()
  const first = tabs[0]?.id ?? ''
  const wanted = params.get(param)
  const selected = tabs.some((tab) => tab.id === wanted) ? (wanted ?? first) : first
  const select = (id: string) => {
    // React Aria repeats the selection on mount; only a change belongs in the history.
    if (id === selected) return
    setParams((now) => withParam(now, param, id === first ? null : id), { preventScrollReset: true })
  }
  return <Tabs label={label} tabs={tabs} selected={selected} onSelect={select} />
}
