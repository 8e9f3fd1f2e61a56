import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitorContext } from '../../lib/document/visitor.ts'
import { pictureOf } from '../../lib/pictures.server.ts'
import { HomePage } from '../site/home/home-page.tsx'
import { readHome } from '../site/home/read-home.server.ts'

export const meta = () => [{ title: 'Gallery, home page' }, { name: 'robots', content: 'noindex' }]

/** The home page with a photograph in its first screen, as once `home.hero.image` is set. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...readHome(context.get(visitorContext)),
  hero_photo: pictureOf({ file: 'sample.jpg', alt: 'An office building at noon', as_of: '2026-11-18' }),
})

export default function HomeWithPhoto() {
  return <HomePage shown={useLoaderData<typeof loader>()} />
}
