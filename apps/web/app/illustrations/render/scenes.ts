import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Sheet } from '../sheet.ts'

const modules = import.meta.glob<Record<string, unknown>>('../scenes/*.tsx', { eager: true })

/** Every scene by the name of its file. A file without a sheet is a piece of another scene. */
export const scenes: Record<string, { svg: string; sheet: Sheet }> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) => {
    const exports = Object.entries(module)
    const sheet = exports.find(([name]) => name.endsWith('Sheet'))?.[1] as Sheet | undefined
    const scene = exports.find(([, value]) => typeof value === 'function')?.[1] as ComponentType
    if (!sheet) return []
    const name = path.replace(/^.*\/|\.tsx$/g, '')
    return [[name, { svg: renderToStaticMarkup(createElement(scene)), sheet }]]
  }),
)
