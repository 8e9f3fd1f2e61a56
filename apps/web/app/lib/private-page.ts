import type { MetaDescriptor } from 'react-router'
import { pageTitle } from './page-meta.ts'

export const privateHeaders = () => ({ 'Cache-Control': 'private, no-store' })

export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex' },
]
