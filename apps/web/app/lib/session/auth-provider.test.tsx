import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from './auth-provider.tsx'

function State() {
  return useAuth().state
}

test('[TO-08] the hook throws outside its provider', () => {
  expect(() => renderToString(<State />)).toThrow('useAuth must be used within an AuthProvider')
})

test('the server always renders the loading state', () => {
  expect(
    renderToString(
      <AuthProvider>
        <State />
      </AuthProvider>,
    ),
  ).toBe('loading')
})
