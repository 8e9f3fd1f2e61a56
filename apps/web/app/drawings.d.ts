declare module '*?drawing' {
  const drawing: import('./illustrations/drawing-file.ts').DrawingFile
  export default drawing
  /** Empty in the browser. */
  export const markup: string
}
