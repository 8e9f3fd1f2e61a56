import { useId, useSyncExternalStore } from 'react'
import { readTheme, setTheme, themes, watchTheme, type Theme } from './theme.ts'

const labels: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' }

export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const)
  const id = useId()
  return (
    <fieldset className="ui-theme" aria-labelledby={id}>
      <legend id={id} className="sr-only">
        Colour theme
      </legend>
      {themes.map((value) => (
        <label key={value} data-value={value}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  )
}
