import { PickSeveral } from '../../ui/pick-several.tsx'
import { interviewLabels, type InterviewValues } from './interview-values.ts'

type InterviewersFieldProps = { people: { id: string; name: string }[] }

export const InterviewersField = ({ people }: InterviewersFieldProps) => (
  <PickSeveral
    name={'interviewer_ids' satisfies keyof InterviewValues}
    label={interviewLabels.interviewer_ids}
    placeholders={['Choose an interviewer', 'Add another interviewer']}
    chosenLabel="Chosen interviewers"
    options={people.map(({ id, name }) => ({ value: id, label: name }))}
  />
)
