// The API's limit for one request.
const most = 100

export const batches = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most))
