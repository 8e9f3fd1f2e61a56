import type { InjectOptions } from 'fastify'
import { callers, type CallerName } from '../src/modules/access.ts'
import { access } from '../src/modules/registry.ts'
import { formBody, resume } from './applications.ts'
import type { Field, Operation } from './fuzz-operations.ts'
import {
  asJson,
  bodyValues,
  hostileBodies,
  hostileFiles,
  hostileHeaders,
  seeded,
  urlValues,
  withLongTexts,
  type Facts,
} from './fuzz-values.ts'

/** One change to a valid request. */
type Change =
  | { place: Field['place']; path: Field['path']; value: unknown }
  | { place: 'whole body'; value: string }
  | { place: 'file'; value: (typeof hostileFiles)[number] }
  | { place: 'header'; value: (typeof hostileHeaders)[number] }
type Card = { operation: Operation; change: Change }

export type Planned = {
  operation: Operation
  name: CallerName
  changes: Change[]
  /** Targets rows that only admins may see. */
  atCanary: boolean
}

export const isAllowed = (route: string, name: CallerName) => (access[route]?.[name] ?? 500) < 400

/**
 * What request number n is, by the seed and n alone. Four of five are the next card of a deck that holds every value
 * for every field, as a caller who may call the operation; the fifth is any value by any caller.
 */
export function planRequests(operations: Operation[], seed: number) {
  const deck = makeDeck(operations, seed)
  const cardsOf = Map.groupBy(deck, (card) => card.operation)
  const planRequest = (n: number): Planned => {
    const random = seeded(Math.imul(seed, 0x9e3779b1) + n)
    if (n % 5 !== 4) {
      const card = deck[(Math.floor(n / 5) * 4 + (n % 5)) % deck.length]
      if (!card) throw new Error('no operations')
      const allowed = callers.filter((name) => isAllowed(card.operation.route, name))
      const name = random.pick(allowed.length > 0 ? allowed : callers)
      return { operation: card.operation, name, changes: [card.change], atCanary: false }
    }
    const operation = random.pick(operations)
    const cards = cardsOf.get(operation) ?? []
    const count = cards.length === 0 ? 0 : random.pick([0, 0, 1, 2])
    const changes = Array.from({ length: count }, () => random.pick(cards).change)
    return { operation, name: random.pick(callers), changes, atCanary: random.chance(0.5) }
  }
  return { planRequest, deckSize: deck.length }
}

/** In rounds, so that every field has had its first value before one gets its second. */
function makeDeck(operations: Operation[], seed: number): Card[] {
  const random = seeded(seed)
  const piles = operations.flatMap((operation) =>
    changesOf(operation, seed).map((pile) => pile.map((change) => ({ operation, change }))),
  )
  const rounds = Math.max(...piles.map((pile) => pile.length))
  return Array.from({ length: rounds }, (_, round) =>
    random.shuffle(piles.flatMap((pile) => pile.slice(round, round + 1))),
  ).flat()
}

function changesOf({ fields, body, route }: Operation, seed: number): Change[][] {
  const random = seeded(
    [...`${seed} ${route}`].reduce((sum, char) => Math.imul(sum, 31) + char.charCodeAt(0), 7),
  )
  const inBody = (facts: Facts, at: number) => {
    const values = bodyValues(facts, random)
    return facts.types.has('string') ? withLongTexts(values, at) : values
  }
  const inFields = fields.map(({ place, path, facts }, at) =>
    (place === 'body' ? inBody(facts, at) : urlValues(String(path[0]), facts, random))
      // An empty part of a path is another path.
      .filter((value) => place !== 'path' || value !== '')
      .map((value): Change => ({ place, path, value })),
  )
  const whole = hostileBodies.map((value): Change => ({ place: 'whole body', value }))
  const files = hostileFiles.map((value): Change => ({ place: 'file', value }))
  const headers = hostileHeaders.map((value): Change => ({ place: 'header', value }))
  const unknown = urlValues('x', noFacts, random).map((value): Change => ({
    place: 'query',
    path: ['x'],
    value,
  }))
  return [
    ...inFields,
    random.shuffle(headers),
    unknown.slice(0, 3),
    ...(body === 'none' ? [] : [random.shuffle(whole)]),
    ...(body === 'form' ? [random.shuffle(files)] : []),
  ]
}
const noFacts: Facts = {
  types: new Set(),
  formats: new Set(),
  isReadOnly: false,
  enum: [],
  maxLengths: [],
  limits: [],
}

/** Makes a change to a request. */
export function applyChange(operation: Operation, request: InjectOptions, change: Change): InjectOptions {
  const url = typeof request.url === 'string' ? request.url : operation.path
  switch (change.place) {
    case 'path':
      return { ...request, url: withPathPart(operation, url, String(change.path[0]), String(change.value)) }
    case 'query':
      return { ...request, url: withQuery(url, String(change.path[0]), String(change.value)) }
    case 'header': {
      const [name, value] = change.value
      return { ...request, headers: { ...request.headers, [name]: value } }
    }
    case 'whole body':
      return {
        ...request,
        headers: { ...request.headers, 'content-type': 'application/json' },
        payload: change.value,
      }
    case 'file':
      return Buffer.isBuffer(request.payload)
        ? withForm(request, formFields(request.payload), change.value)
        : request
    case 'body':
      return withBodyField(request, change.path, change.value)
    default:
      return change satisfies never
  }
}

function withPathPart({ path }: Operation, url: string, name: string, value: string): string {
  const [before = '', query] = url.split('?')
  const parts = before.split('/')
  parts[path.split('/').indexOf(`{${name}}`)] = value
  return query === undefined ? parts.join('/') : `${parts.join('/')}?${query}`
}

function withQuery(url: string, name: string, value: string): string {
  const [path = '', query = ''] = url.split('?')
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`))
  return `${path}?${[...others, `${name}=${value}`].join('&')}`
}

function withBodyField(request: InjectOptions, path: Field['path'], value: unknown): InjectOptions {
  const { payload } = request
  if (Buffer.isBuffer(payload)) {
    const { [String(path[0])]: _replaced, ...fields } = formFields(payload)
    const changed = value === undefined ? fields : { ...fields, [String(path[0])]: asFormValue(value) }
    return withForm(request, changed, resume())
  }
  // A second change of the same request finds the text that the first one left.
  const body: unknown = typeof payload === 'string' ? parsed(payload) : payload
  return {
    ...request,
    headers: { 'content-type': 'application/json', ...request.headers },
    payload: asJson(withValue(body ?? {}, path, value)),
  }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return {}
  }
}

function withValue(container: unknown, [key, ...rest]: Field['path'], value: unknown): unknown {
  if (key === undefined) return value
  const isList = typeof key === 'number'
  const inner = (container as Record<string | number, unknown> | null | undefined)?.[key]
  const changed = withValue(inner, rest, value)
  if (isList) return [changed, ...(Array.isArray(container) ? container.slice(1) : [])]
  const isObject = typeof container === 'object' && container !== null && !Array.isArray(container)
  return { ...(isObject ? container : {}), [key]: changed }
}

const asFormValue = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function withForm(
  request: InjectOptions,
  fields: Record<string, string>,
  file: (typeof hostileFiles)[number],
): InjectOptions {
  const { payload, headers } = formBody(fields, file)
  return { ...request, payload, headers: { ...request.headers, ...headers } }
}

/** The fields of a form, without its file. */
const formFields = (form: Buffer): Record<string, string> =>
  Object.fromEntries(
    [...form.toString().matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, field = '', value = '']) => [
      field,
      value,
    ]),
  )
