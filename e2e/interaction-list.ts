import type { Page } from '@playwright/test'
import type { Role } from './demo-company.ts'
import { type Act, goBack, isPhone, press, settle, type Target } from './interaction-timing.ts'

export type Width = 390 | 1440

type Step = {
  name: string
  /** Gets the page ready; what it returns is measured. */
  ready: (page: Page) => Promise<Act | typeof goBack>
  /** What the person waits for, where the next paint may come before it. */
  until?: (page: Page) => Promise<Target> | Target
}

/** What is done on a page over and over. */
export type Sequence = { path: string; steps: Step[]; undo?: (page: Page) => Promise<void> }

type Where = { role: Role; width: Width; project: string }

const anyDialog: Target = { selector: '[role=dialog]' }
const dialogOf = (page: Page) => page.getByRole('dialog')
const paletteButton = (page: Page) => page.getByRole('button', { name: 'Search, go to or create' })

/** The ten commonest at this width, as far as this role has them. */
export function interactions({ role, width, project }: Where): Sequence[] {
  const phone = width === 390
  const area = `/${role}`
  const projects = `${area}/projects?view=cards`
  const page = `/dashboard/projects/${project}`
  const staff = role !== 'client'
  return [
    {
      path: projects,
      steps: [
        {
          name: 'Open the palette',
          ready: async (on) => (phone ? press(on, paletteButton(on)) : pressKey(on, 'Control+k')),
          until: () => anyDialog,
        },
      ],
      undo: closeDialog,
    },
    {
      path: projects,
      steps: [
        {
          name: 'Type a letter into the palette',
          async ready(on) {
            await (phone ? paletteButton(on).click() : on.keyboard.press('Control+k'))
            await dialogOf(on).waitFor()
            return pressKey(on, 'p')
          },
        },
      ],
      undo: closeDialog,
    },
    {
      path: staff ? `${area}/contacts?view=cards` : `${area}/payments`,
      steps: [
        {
          name: staff ? 'Open an enquiry' : 'Open a payment',
          ready: (on) => press(on, on.locator('main [data-row]').locator('[data-edit], [data-open]').first()),
          until: () => anyDialog,
        },
      ],
      undo: closeDialog,
    },
    {
      path: projects,
      steps: [
        {
          name: 'Type a letter into the search of a list',
          async ready(on) {
            await on.getByRole('searchbox').click()
            return pressKey(on, 'a')
          },
        },
      ],
      async undo(on) {
        // The list is searched a quarter of a second later.
        await on.waitForURL(/q=a/)
        await on.getByRole('searchbox').press('Backspace')
        await on.waitForURL((url) => !url.searchParams.has('q'))
      },
    },
    ...(phone ? onPhone(projects) : onDesk({ projects, staff })),
    ...(staff ? [tick(role === 'admin' ? projects : `${area}/contacts?view=cards`), moveTask(page)] : []),
    {
      path: projects,
      steps: [
        {
          name: 'Open the notifications',
          ready: (on) => press(on, on.getByRole('button', { name: /^Notifications/ })),
          until: () => anyDialog,
        },
      ],
      undo: closeDialog,
    },
    sendMessage(page),
  ]
}

function onDesk({ projects, staff }: { projects: string; staff: boolean }): Sequence[] {
  const view = (on: Page, name: string) =>
    on.getByRole('navigation', { name: 'View' }).getByRole('link', { name })
  const head = (on: Page) => on.getByRole('columnheader', { name: 'Project', exact: true }).getByRole('link')
  const cardsToTable: Sequence = {
    path: projects,
    steps: [
      {
        name: 'Switch from cards to the table',
        ready: (on) => press(on, view(on, 'Table')),
        until: () => ({ selector: 'main tbody [data-row]' }),
      },
    ],
    async undo(on) {
      await view(on, 'Cards').click()
      await on.locator('main article').first().waitFor()
    },
  }
  const sort: Sequence = {
    path: projects.replace('cards', 'table'),
    steps: [
      {
        name: 'Sort by a column',
        ready: (on) => press(on, head(on)),
        until: () => ({ selector: 'th[aria-sort=ascending]' }),
      },
    ],
    async undo(on) {
      await head(on).click()
      await on.locator('th[aria-sort=descending]').waitFor()
    },
  }
  return staff ? [cardsToTable, sort] : [sort]
}

const onPhone = (path: string): Sequence[] => [
  {
    path,
    steps: [
      {
        name: 'Open the filters',
        ready: (on) => press(on, on.getByRole('button', { name: 'Filters' })),
        until: () => ({ selector: '[data-open]:is(.list-filters)' }),
      },
    ],
    undo: (on) => on.getByRole('button', { name: 'Filters' }).click(),
  },
  {
    path,
    steps: [
      {
        name: 'Open the menu',
        ready: (on) => press(on, on.getByRole('button', { name: 'More', exact: true })),
        until: () => anyDialog,
      },
    ],
    undo: closeDialog,
  },
]

function tick(path: string): Sequence {
  const box = (on: Page) => on.locator('input[data-choose]').first()
  return {
    path,
    steps: [{ name: 'Select a row', ready: (on) => press(on, box(on)) }],
    undo: (on) => box(on).uncheck(),
  }
}

function moveTask(path: string): Sequence {
  let id = ''
  const name = /^Move .* to Done$/
  const card = (on: Page) => on.locator(`[data-task="${id}"]`)
  return {
    path: `${path}?tab=timeline&view=board`,
    steps: [
      {
        name: 'Move a task on the board',
        async ready(on) {
          const movable = on.locator('[data-task]').filter({ has: on.getByRole('button', { name }) })
          id = (await movable.first().getAttribute('data-task')) ?? ''
          const button = card(on).getByRole('button', { name })
          if (isPhone(on)) return press(on, button)
          await button.focus()
          return pressKey(on, 'Enter')
        },
        until: () => ({ selector: `[data-task="${id}"][data-status=done]` }),
      },
    ],
    async undo(on) {
      // A move waits for the one before it to be stored.
      const stored = on.waitForResponse((response) => response.request().method() === 'PATCH')
      await card(on)
        .getByRole('button', { name: /^Move .* to In progress$/ })
        .click()
      await stored
    },
  }
}

function sendMessage(path: string): Sequence {
  let count = 0
  const words = () => `Measured message ${count}`
  return {
    path: `${path}?tab=chat`,
    steps: [
      {
        name: 'Send a message',
        async ready(on) {
          count += 1
          await on.getByRole('textbox', { name: 'Message', exact: true }).fill(words())
          return isPhone(on)
            ? press(on, on.getByRole('button', { name: 'Send', exact: true }))
            : pressKey(on, 'Enter')
        },
        until: () => ({ selector: '.chat-text', text: words() }),
      },
    ],
  }
}

/** Between pages whose data are in the cache. */
export function routeChanges({ role, project }: Where): Sequence[] {
  const area = `/${role}`
  const row: Target = { selector: 'main .list-body [data-row]' }
  const link = (on: Page) => on.locator('main .list-body [data-row]').first().getByRole('link').first()
  const entry = (on: Page, name: string) =>
    on.getByRole('navigation', { name: /areas/ }).getByRole('link', { name })
  const tab = (name: string): Step => ({
    name: `Project, to the tab ${name}`,
    ready: (on) => press(on, on.getByRole('tab', { name })),
    until: () => ({ selector: `[role=tabpanel][id$=${name.toLowerCase()}] h2` }),
  })
  return [
    {
      path: `${area}/projects?view=cards`,
      steps: [
        {
          name: 'Projects to a project',
          ready: (on) => press(on, link(on)),
          until: async (on) => ({ selector: 'main h1', text: await link(on).innerText() }),
        },
        { name: 'Back to the projects', ready: async () => goBack, until: () => row },
      ],
    },
    { path: `/dashboard/projects/${project}`, steps: [tab('Timeline'), tab('Details')] },
    {
      path: area,
      steps: [
        {
          name: 'Overview to the projects',
          ready: (on) => press(on, entry(on, 'Projects')),
          until: () => row,
        },
        {
          name: 'Projects to the overview',
          ready: (on) => press(on, entry(on, 'Overview')),
          until: () => ({ selector: `.${role}-overview` }),
        },
      ],
    },
  ]
}

const pressKey = async (page: Page, key: string): Promise<Act> => {
  await settle(page)
  return () => page.keyboard.press(key)
}

async function closeDialog(page: Page): Promise<void> {
  // The first Escape may only empty the palette's field.
  for (let tries = 0; tries < 3 && (await dialogOf(page).isVisible()); tries += 1) {
    await page.keyboard.press('Escape')
    await settle(page)
  }
  await dialogOf(page).waitFor({ state: 'hidden' })
}
