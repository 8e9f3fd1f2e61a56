import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes these three forms; HTML allows either spelling.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      // React's useId begins with an underscore, which HTML allows since version 5.
      'valid-id': ['error', { relaxed: true }],
      // Our own origin only; the content security policy blocks any other.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A list item may be labelled by its heading: ARIA allows it, and axe agrees.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Plain spaces, so that a number can be found and copied as written.
      'tel-non-breaking': 'off',
      // A drawing's placeholder has the drawing's size, and the content sets an image's focal point.
      'no-inline-style': ['error', { allowedProperties: ['aspect-ratio', 'object-position'] }],
      // The title test covers the required suffix of posts.
      'long-title': 'off',
    },
  }),
)

// Rows become cards on phones, where a changed display would remove these roles.
const ofTable = /on <(?:table|thead|tbody|tr|th|td)>$/

/** The findings of html-validate, one line per rule and element. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => ruleId !== 'no-redundant-role' || !ofTable.test(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
}
