import { data } from 'react-router'
import { services } from '../../../content/services.ts'
import { works } from '../../../content/works.ts'
import { pictureOf } from '../../../lib/pictures.server.ts'
import { hiddenMeta, pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs } from '../../../lib/structured-data.ts'
import { ClosingBand } from '../parts/closing-band.tsx'
import { MissingPage } from '../parts/missing-page.tsx'
import { WorksBand } from '../parts/works-band.tsx'
import type { Route } from './+types/work.ts'
import { WorkHead } from './work-head.tsx'
import { WorkStory } from './work-story.tsx'
import './work.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return hiddenMeta(matches, 'Project not found')
  const { id, title, description } = loaderData.work
  const path = `/our-works/${id}`
  return pageMeta(matches, {
    title: `${title}, worked example`,
    description,
    path,
    data: [
      breadcrumbs([
        ['Our Works', '/our-works'],
        [title, path],
      ]),
    ],
  })
}

export function loader({ params }: Route.LoaderArgs) {
  const work = works.find(({ id }) => id === params.id)
  if (!work) return data(null, { status: 404 })
  const others = works
    .filter(({ id }) => id !== work.id)
    .map(({ id, title, description, image }) => ({ id, title, description, photo: pictureOf(image) }))
  return {
    work,
    photo: pictureOf(work.image),
    others,
    service: services.find(({ id }) => id === work.service)?.title ?? '',
  }
}

export default function WorkPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage title="Project not found" to="/our-works" link="Back to Our Works" />
  const { work, photo, others, service } = loaderData
  return (
    <>
      <WorkHead work={work} service={service} photo={photo} />
      <WorkStory work={work} />
      <WorksBand
        eyebrow="Worked examples"
        title="More of our works"
        action={{ label: 'See all works', to: '/our-works' }}
        works={others}
      />
      <ClosingBand
        title="Have a line, a yard or a floor like this?"
        text="Send the drawing you have, even if it is a sketch. An engineer comes back with questions."
      />
    </>
  )
}
