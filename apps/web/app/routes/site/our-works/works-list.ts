import { works } from '../../../content/works.ts'

export const worksList = () =>
  works.map(({ id, title, description, category }) => ({ id, title, description, category }))
