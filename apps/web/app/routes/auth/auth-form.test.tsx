// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { TextField } from '../../ui/text-field.tsx'
import { AuthForm } from './auth-form.tsx'

afterEach(cleanup)

function open(errors: Record<string, string>) {
  render(
    <MemoryRouter>
      <AuthForm
        id="signup"
        load={() => new Promise<never>(() => {})}
        reply={{ values: {}, errors, failure: 'This password is too common' }}
        button="Sign Up"
        pendingButton="Signing up…"
      >
        {(field) => <TextField label="Password" {...field('password')} />}
      </AuthForm>
    </MemoryRouter>,
  )
  return screen.getAllByText('This password is too common').length
}

test('an error at a field is not repeated above the form', () => {
  expect(open({ password: 'This password is too common' })).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error that belongs to no field is shown above the form', () => {
  expect(open({})).toBe(1)
  expect(screen.getByRole('alert').textContent).toContain('This password is too common')
})
