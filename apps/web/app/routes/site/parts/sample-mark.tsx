/** Marks sample content, which only demo installations show. */
export const SampleMark = () => <span className="sample-mark">Sample</span>
