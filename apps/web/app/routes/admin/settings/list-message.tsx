import { get, useFormContext } from 'react-hook-form'
import { ErrorLine } from '../../../ui/field.tsx'
import type { SettingsValues } from './settings-labels.ts'

/** The error of a list as a whole; its lines show their own errors. */
export function ListMessage({ name }: { name: 'upcomingTaxRates' | 'gstins' | 'workingHours.holidays' }) {
  const { errors } = useFormContext<SettingsValues>().formState
  const message: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`)
  return <ErrorLine message={typeof message === 'string' ? message : undefined} />
}
