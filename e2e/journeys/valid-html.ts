import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes these three ways; HTML takes either spelling.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // React's useId begins with an underscore, which HTML allows since version 5.
      'valid-id': ['error', { relaxed: true }],
      // Our own origin only; the page policy refuses any other.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A list item may be named by its heading: allowed by ARIA, and axe agrees.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Plain spaces, so that a number is found and copied as it is written.
      'tel-non-breaking': 'off',
      // A drawing's place is as wide and high as the drawing, and the content says which point of a picture is in sight.
      'no-inline-style': ['error', { allowedProperties: ['aspect-ratio', 'object-position'] }],
      // The title test knows the suffix that posts must carry.
      'long-title': 'off',
    },
  }),
)

// Rows become cards on phones, and a changed display would take these roles away.
const ofTable = /on <(?:table|thead|tbody|tr|th|td)>$/

/** What html-validate has to say, one line per kind of fault and element. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => ruleId !== 'no-redundant-role' || !ofTable.test(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
}
