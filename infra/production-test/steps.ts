export type Step = { title: string; seconds: number }

/** What ran, in order, for the report. */
export const steps: Step[] = JSON.parse(process.env['PRODUCTION_TEST_STEPS'] ?? '[]') as Step[]

/** Runs one step and prints how long it took, or that it failed. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const elapsed = () => Math.round((performance.now() - began) / 100) / 10
  try {
    const result = await work()
    steps.push({ title, seconds: elapsed() })
    console.log(`ok ${elapsed().toFixed(1).padStart(7)} s  ${title}`)
    return result
  } catch (error) {
    console.log(`FAILED ${elapsed().toFixed(1).padStart(7)} s  ${title}`)
    throw error
  }
}
