import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { showTab } from './show-tab.ts'
import './tabs.css'

export type TabEntry = {
  id: string
  label: string
  /** `25+` where more than that are known to exist. */
  count?: number | string
  /** What is counted, for screen readers. */
  countLabel?: string
  content: ReactNode
  disabled?: boolean
}

type TabsProps = {
  label: string
  tabs: TabEntry[]
  selected?: string
  onSelect?: (id: string) => void
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className="ui-tab-list">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="ui-tab"
            isDisabled={tab.disabled ?? false}
            {...(tab.countLabel ? { 'aria-label': `${tab.label}, ${tab.count} ${tab.countLabel}` } : {})}
            {...(tab.id === selected ? { ref: showTab } : {})}
          >
            <span className="ui-tab-label" data-label={tab.label}>
              {tab.label}
            </span>
            {tab.count !== undefined && <span className="ui-count">{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="ui-tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
