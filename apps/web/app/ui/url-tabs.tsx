import { Tabs, type TabEntry } from './tabs.tsx'
import { useUrlTab } from './use-url-tab.ts'

type UrlTabsProps = { label: string; tabs: TabEntry[]; param?: string }

export function UrlTabs({ label, tabs, param }: UrlTabsProps) {
  const ids = tabs.map(({ id }) => id)
  const { selected = '', select } = useUrlTab(ids, param)
  return <Tabs label={label} tabs={tabs} selected={selected} onSelect={select} />
}
