import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('names a device by browser and system', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const edge = `${chrome.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} Edg/140.0.0.0`
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  expect([chrome, edge, iphone, 'curl/8', null].map(deviceName)).toEqual([
    'Chrome on Linux',
    'Edge on Windows',
    'Safari on iPhone',
    'Unknown device',
    'Unknown device',
  ])
})
