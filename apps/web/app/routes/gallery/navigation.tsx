import { Copy, FolderPlus, Gauge, Settings, Trash2, Users } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button } from '../../ui/button.tsx'
import { CommandPalette } from '../../ui/command-palette.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TabNav } from '../../ui/tab-nav.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { UrlSearchField } from '../../ui/url-search-field.tsx'
import { UrlTabs } from '../../ui/url-tabs.tsx'
import { Item, State } from './item.tsx'

const tabs = ['Details', 'Timeline', 'Progress', 'Payments', 'Chat', 'Analytics'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{label} stands here.</p>,
  ...(label === 'Chat' ? { count: 3 } : {}),
}))

const commands = [
  {
    title: 'Go to',
    commands: [
      { id: 'overview', label: 'Overview', icon: <Gauge aria-hidden="true" />, href: '?went=overview' },
      { id: 'users', label: 'Users', note: '214', icon: <Users aria-hidden="true" />, href: '?went=users' },
      {
        id: 'settings',
        label: 'Settings',
        keywords: 'account company',
        icon: <Settings aria-hidden="true" />,
        href: '?went=settings',
      },
    ],
  },
  {
    title: 'Create',
    commands: [
      { id: 'new', label: 'New project', icon: <FolderPlus aria-hidden="true" />, href: '?went=new' },
    ],
  },
  {
    title: 'Recent',
    commands: [
      {
        id: 'r1',
        label: 'Kondapur diagnostic centre',
        note: 'K-204',
        icon: <Copy aria-hidden="true" />,
        href: '?went=r1',
      },
      {
        id: 'r2',
        label: 'Gachibowli day clinic',
        note: 'K-198',
        icon: <Trash2 aria-hidden="true" />,
        href: '?went=r2',
      },
    ],
  },
]

export function Navigation() {
  return (
    <>
      <Item id="tabs" title="Tabs">
        <State name="Local">
          <Tabs label="Local tabs" tabs={tabs.slice(0, 3)} />
        </State>
        <State name="Links">
          <TabNav
            label="Sub-pages"
            links={[
              { to: '.', label: 'Applications', end: true },
              { to: '/jobs', label: 'Jobs', count: 2 },
            ]}
          />
        </State>
      </Item>
      <Item id="url-tabs" title="Tabs bound to the URL, many">
        <UrlTabs label="Project" tabs={tabs} />
      </Item>
      <Item id="filter-chips" title="Search and filter chips, bound to the URL" wide>
        <UrlSearchField label="Search" />
        <FilterChips
          label="Status"
          param="status"
          all={{ label: 'All', count: 23 }}
          options={[
            { value: 'pending', label: 'Pending', count: 9 },
            { value: 'reviewing', label: 'Reviewing', count: 6 },
            { value: 'interviewed', label: 'Interviewed', count: 4 },
            { value: 'accepted', label: 'Accepted', count: 3 },
            { value: 'rejected', label: 'Rejected', count: 1 },
          ]}
        />
      </Item>
      <Item id="stepper" title="Stepper">
        <Stepper
          current={2}
          steps={[{ label: 'What', to: '#' }, { label: 'Where', to: '#' }, { label: 'Size, cost and dates' }]}
        />
        <Stepper
          label="First steps"
          current={0}
          steps={[{ label: 'Basics' }, { label: 'Site' }, { label: 'Review' }]}
        />
      </Item>
      <Item id="command-palette" title="Command palette">
        <CommandPalette groups={commands} />
      </Item>
      <Item id="page-header" title="Page header and breadcrumb" wide>
        <Breadcrumb
          crumbs={[
            { label: 'Projects', to: '#' },
            { label: 'Hyderabad', to: '#' },
            { label: 'Kondapur diagnostic centre' },
          ]}
        />
        <PageHeader
          title="Kondapur diagnostic centre"
          back={{ to: '#page-header', label: 'Back to dashboard' }}
          note={
            <>
              <Badge tone="ok">In Progress</Badge>
              <span className="figures">12 Jun 2026 – 28 Feb 2027</span>
            </>
          }
          actions={
            <>
              <Button tone="secondary">Export CSV</Button>
              <Button>Add Application</Button>
            </>
          }
        />
      </Item>
    </>
  )
}
