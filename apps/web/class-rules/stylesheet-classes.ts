import { type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss'

export type StylesheetClasses = {
  /** Classes of the elements that the rules style. */
  defined: Set<string>
  /** Classes that are only asked for: an ancestor, a neighbour, an argument of :has() or :not(). */
  mentioned: Set<string>
}

export function stylesheetClasses(filename: string, css: string): StylesheetClasses {
  const selectors: Found[] = []
  transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      StyleSheet(sheet) {
        collectSelectors(sheet.rules, selectors)
      },
    },
  })
  const defined = new Set(
    selectors.filter(({ styles }) => styles).flatMap(({ of }) => classesOf(subject(of))),
  )
  const all = selectors.flatMap(({ of }) => allClassesOf(of))
  return { defined, mentioned: new Set(all.filter((name) => !defined.has(name))) }
}

type Found = { of: Selector; styles: boolean }

function collectSelectors(rules: readonly Rule[], into: Found[]) {
  for (const rule of rules) {
    if (rule.type === 'style') {
      const styles = hasDeclarations(rule)
      into.push(...rule.value.selectors.map((of) => ({ of, styles })))
    }
    collectSelectors(innerRules(rule), into)
  }
}

/** Not a rule that only holds rules for other elements, or custom properties: those are what a component offers. */
function hasDeclarations(rule: Rule): boolean {
  if (rule.type === 'style' || rule.type === 'nested-declarations') {
    const { declarations = [], importantDeclarations = [] } = rule.value.declarations ?? {}
    if ([...declarations, ...importantDeclarations].some(({ property }) => property !== 'custom')) return true
  }
  return innerRules(rule).some(
    (inner) => (inner.type !== 'style' || inner.value.selectors.some(isParent)) && hasDeclarations(inner),
  )
}

/** `&:hover`, `.dark &` */
const isParent = (selector: Selector) => subject(selector).some(({ type }) => type === 'nesting')

function innerRules(rule: Rule): Rule[] {
  const value: object = 'value' in rule && rule.value ? rule.value : {}
  return 'rules' in value ? (value.rules as Rule[]) : []
}

/** The last compound: the styled element itself. */
function subject(selector: Selector) {
  return selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1)
}

/** `&` adds nothing: its classes are found in the rule around it. */
function classesOf(compound: readonly SelectorComponent[]): string[] {
  return compound.flatMap((part) => {
    if (part.type === 'class') return part.name
    const isChoice = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
    return isChoice ? argumentsOf(part).flatMap((inner) => classesOf(subject(inner))) : []
  })
}

function allClassesOf(selector: readonly SelectorComponent[]): string[] {
  return selector.flatMap((part) =>
    part.type === 'class' ? part.name : argumentsOf(part).flatMap((inner) => allClassesOf(inner)),
  )
}

function argumentsOf(part: SelectorComponent): Selector[] {
  return 'selectors' in part && part.selectors ? (part.selectors as Selector[]) : []
}
