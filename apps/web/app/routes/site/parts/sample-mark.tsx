/** Beside what is no fact of the company; only demo installations have such things. */
export const SampleMark = () => <span className="sample-mark">Sample</span>
