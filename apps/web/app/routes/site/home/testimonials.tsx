import type { Testimonial } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { MonogramPlate } from '../../../illustrations/monogram-plate.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { SampleMark } from '../parts/sample-mark.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { FiveStars } from './five-stars.tsx'

type TestimonialsProps = {
  eyebrow: string
  title: string
  testimonials: readonly (Pick<Testimonial, 'name' | 'company' | 'content' | 'rating' | 'placeholder'> & {
    photo?: PictureData | undefined
  })[]
}

export function Testimonials({ eyebrow, title, testimonials }: TestimonialsProps) {
  return (
    <Section className="sheet-section" aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" eyebrow={eyebrow} title={title} />
        <ul className="quotes">
          {testimonials.map(({ name, company, content, rating, photo, placeholder }) => (
            <li key={name} data-item="">
              <figure>
                <FiveStars rating={rating} />
                <blockquote>“{content}”</blockquote>
                <figcaption>
                  <MonogramPlate name={name} photo={photo} size={56} className="round-plate" />
                  <span>
                    <b>{name}</b>
                    {company} {placeholder && <SampleMark />}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
