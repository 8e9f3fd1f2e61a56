/** The first phase is stored as `planning`; others are written by people. */
export const phaseWord = (phase: string) => phase.charAt(0).toUpperCase() + phase.slice(1)
