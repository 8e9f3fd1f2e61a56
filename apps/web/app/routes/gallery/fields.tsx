import { Button } from '../../ui/button.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Item } from './item.tsx'

const years = ['0-1', '1-2', '2-3', '3-5', '5-7', '7-10', '10+'].map((value) => ({
  value,
  label: `${value} years`,
}))
const long =
  'A very long choice that goes on well past the edge of the control it stands in, and then a little further'

export function Fields() {
  return (
    <>
      <Item id="text-field" title="Text field">
        <TextField label="Full name" autoComplete="off" />
        <TextField
          label="Email"
          type="email"
          hint="We answer within one working day"
          defaultValue="sravani@example.in"
        />
        <TextField
          label="Email address"
          type="email"
          defaultValue="sravani.reddy@"
          error="Add the part after @, for example name@company.in"
        />
        <TextField label="LinkedIn profile" type="url" optional placeholder="https://" />
        <TextField label="Reference" disabled defaultValue="TW-2026-0412" />
      </Item>
      <Item id="text-field-units" title="Text field with units">
        <TextField label="Built-up area" after="sq ft" figures inputMode="numeric" defaultValue="42,000" />
        <TextField
          label="Estimated cost"
          before="₹"
          figures
          inputMode="decimal"
          defaultValue="9,70,00,000.00"
        />
        <TextField
          label="Estimated duration"
          after="days"
          figures
          inputMode="numeric"
          defaultValue="0"
          error="Duration must be at least 1 day"
        />
        <SearchField label="Search by name, email or skill" name="search" />
      </Item>
      <Item id="text-area" title="Text area">
        <TextArea label="Message" hint="What, where and by when" />
        <TextArea label="Notes" error="Description must be 10 to 500 characters" defaultValue="Too short" />
      </Item>
      <Item id="native-select" title="Native select">
        <NativeSelect label="Experience" options={years} placeholder="Choose" />
        <NativeSelect label="Years" options={years} defaultValue="3-5" hint="Counted from your first site" />
        <NativeSelect
          label="Range"
          options={years}
          placeholder="Choose"
          error="Please choose your experience"
        />
        <NativeSelect label="Long" options={[{ value: 'long', label: long }]} />
      </Item>
      <Item id="form-error-summary" title="Form with error summary" wide>
        <form noValidate onSubmit={(event) => event.preventDefault()} className="gallery-form">
          <FormErrorSummary
            errors={[
              { fieldId: 'summary-name', message: 'Title must be 3 to 100 characters' },
              { fieldId: 'summary-phone', message: 'Enter a ten-digit number' },
            ]}
          />
          <div className="gallery-pair">
            <TextField id="summary-name" label="Title" error="Title must be 3 to 100 characters" />
            <TextField id="summary-phone" label="Phone" type="tel" error="Enter a ten-digit number" />
          </div>
          <div className="gallery-row">
            <Button type="submit">Send message</Button>
          </div>
        </form>
      </Item>
    </>
  )
}
