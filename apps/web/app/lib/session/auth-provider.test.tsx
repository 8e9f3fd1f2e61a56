import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from './auth-provider.tsx'

function State() {
  return useAuth().state
}

test('[TO-08] the hook refuses to work outside its provider', () => {
  expect(() => renderToString(<State />)).toThrow('useAuth must be used within an AuthProvider')
})

test('the server never knows who is there', () => {
  expect(
    renderToString(
      <AuthProvider>
        <State />
      </AuthProvider>,
    ),
  ).toBe('loading')
})
