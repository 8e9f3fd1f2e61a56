export type Step = { title: string; seconds: number; seen?: string }

/** What ran, in order, for the report. */
export const steps: Step[] = JSON.parse(process.env['PRODUCTION_TEST_STEPS'] ?? '[]') as Step[]

const seen: string[] = []
/** Something that the running step counted, for the terminal and the report. */
export function report(text: string): void {
  console.log(`           ${text}`)
  seen.push(text)
}

/** Runs one step and prints how long it took, or that it failed. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const elapsed = () => Math.round((performance.now() - began) / 100) / 10
  try {
    const result = await work()
    steps.push({ title, seconds: elapsed(), seen: seen.splice(0).join(', ') })
    console.log(`ok ${elapsed().toFixed(1).padStart(7)} s  ${title}`)
    return result
  } catch (error) {
    console.log(`FAILED ${elapsed().toFixed(1).padStart(7)} s  ${title}`)
    throw error
  }
}
