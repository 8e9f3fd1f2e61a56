import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'

export function CalendarMonth() {
  return (
    <Calendar className="ui-calendar">
      <header>
        <Button slot="previous" className="ui-calendar-step">
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Heading level={2} />
        <Button slot="next" className="ui-calendar-step">
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className="ui-day" />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
