import { expect, test } from 'vitest'
import { pathsOf } from './warm.ts'

test('takes the path of every location, whatever host it names', () => {
  const sitemap =
    '<urlset><url><loc>https://a.example/contact</loc></url><url><loc>https://a.example/</loc></url></urlset>'
  expect(pathsOf(sitemap)).toEqual(['/contact', '/'])
})
