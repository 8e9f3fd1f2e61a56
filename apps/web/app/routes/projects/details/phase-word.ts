/** The first phase is stored as `planning`; later ones are free text. */
export const phaseWord = (phase: string) => phase.charAt(0).toUpperCase() + phase.slice(1)
