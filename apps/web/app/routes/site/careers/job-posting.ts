import type { Job } from '@trusswell/domain/jobs.ts'
import type { Located } from '../../../lib/structured-data.ts'

const employmentTypes: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

/** Structured data of an open position; the salary isn't known here, so it is left out. */
export const jobPosting =
  (job: Job, lead: string): Located =>
  (siteUrl, company) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, lead),
    datePosted: job.posted_on,
    ...(job.closes_on ? { validThrough: `${job.closes_on}T23:59:59+05:30` } : {}),
    employmentType: employmentTypes[job.type.toLowerCase()] ?? 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: company.legal_name,
      sameAs: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location.split(',')[0]?.trim() ?? job.location,
        addressRegion: 'Telangana',
        addressCountry: 'IN',
      },
    },
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: `${siteUrl}/careers/${job.id}`,
    directApply: true,
    industry: job.department,
    responsibilities: job.responsibilities.join('\n'),
    qualifications: job.requirements.join('\n'),
    jobBenefits: job.benefits.join('\n'),
    ...experienceOf(job.experience),
  })

/** Google expects HTML here; our texts are plain, so they are escaped. */
function descriptionOf(job: Job, lead: string): string {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0
      ? ''
      : `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
  return [
    `<p>${escaped(lead || job.title)}</p>`,
    list('Key Responsibilities', job.responsibilities),
    list('Requirements', job.requirements),
    list('Benefits', job.benefits),
  ].join('')
}

function experienceOf(words: string) {
  const years = Number.parseInt(words, 10)
  if (!Number.isFinite(years)) return {}
  return {
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: years * 12,
    },
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
