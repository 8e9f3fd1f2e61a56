// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TeamAvatars } from './team-avatars.tsx'

afterEach(cleanup)

const names = ['Asha', 'Bala', 'Chitra', 'Devi', 'Elan', 'Farhan', 'Gita']
const team = names.map((name, at) => ({ id: `${at}`, name, duty: 'member' as const }))
const shown = () => screen.getAllByRole('listitem').map(({ title, textContent }) => [title, textContent])

test('five people are shown, and further ones counted with their names on hover', () => {
  render(<TeamAvatars team={team} />)
  expect(shown().map(([title]) => title)).toEqual([...names.slice(0, 5), 'Farhan, Gita'])
  expect(shown().at(-1)).toEqual(['Farhan, Gita', '+2'])
})

test('nothing is counted while everyone is shown', () => {
  render(<TeamAvatars team={team.slice(0, 5)} />)
  expect(shown().map(([title]) => title)).toEqual(names.slice(0, 5))
})
