/**
 * jsdom matches every rule of its default style sheet for each computed style, and a query by role computes the style
 * of every element. The properties used by those queries are computed here with the same results; all other properties,
 * and other documents, are left to jsdom.
 */
const originalComputedStyle = window.getComputedStyle.bind(window);

/** Attributes that affect `display` in the default style sheet, besides the name of the element. */
const relevantAttributes = ['hidden', 'open', 'type'] as const;
const displays = new Map<string, string>();

function defaultDisplay({ localName, namespaceURI, attributes }: Element): string {
  const attributeValues = relevantAttributes.map((name) => attributes.getNamedItem(name)?.value);
  const key = JSON.stringify([namespaceURI, localName, attributeValues]);
  const cachedDisplay = displays.get(key);
  if (cachedDisplay !== undefined) return cachedDisplay;
  const probe = document.createElementNS(namespaceURI, localName);
  relevantAttributes.forEach((name, place) => {
    const value = attributeValues[place];
    if (value !== undefined) probe.setAttribute(name, value);
  });
  const { display } = originalComputedStyle(probe);
  displays.set(key, display);
  return display;
}

interface Rule {
  selector: string;
  /** For each selector of the list, a class that a matching element must have, if it is simple to determine. */
  classes: (string | undefined)[];
  style: CSSStyleDeclaration;
}

const computedProperties = ['display', 'visibility', 'pointer-events', 'opacity', 'content'];
let rules: Rule[] = [];
let sheets = 0;

/** Like jsdom: of media queries only `screen` matches. */
function* rulesOf(list: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of list as Iterable<CSSStyleRule & Partial<CSSMediaRule>>) {
    if (!rule.media) yield rule;
    else if (Array.from(rule.media).includes('screen'))
      yield* rule.cssRules as Iterable<CSSStyleRule>;
  }
}

/** The page's rules with a property that is computed here. */
function pageRules(): Rule[] {
  const { styleSheets } = document;
  if (styleSheets.length === sheets) return rules;
  sheets = styleSheets.length;
  rules = [...styleSheets]
    .flatMap(({ cssRules }) => [...rulesOf(cssRules)])
    .filter(({ style }) => style && computedProperties.some((name) => style.getPropertyValue(name)))
    .map(({ selectorText, style }) => ({
      selector: selectorText,
      classes: selectorText
        .split(',')
        .map((selector) => /\.([\w-]+)[^\s.,()]*$/.exec(selector)?.[1]),
      style,
    }));
  return rules;
}

// A change of the text keeps the number of style sheets, so the cached rules must be dropped.
const { textContent } = Object.getOwnPropertyDescriptors(Node.prototype);
Object.defineProperty(HTMLStyleElement.prototype, 'textContent', {
  ...textContent,
  set(text: unknown) {
    textContent.set?.call(this, text);
    sheets = -1;
  },
});

function matches(element: Element, { selector, classes }: Rule): boolean {
  if (!classes.some((name) => name === undefined || element.classList.contains(name))) return false;
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The value by the element's own `style`, or else by the last matching rule. */
function declared(element: Element, property: string): string {
  const inlineStyle = element.hasAttribute('style') ? (element as HTMLElement).style : undefined;
  let value = inlineStyle?.getPropertyValue(property) ?? '';
  if (value === '') {
    for (const rule of pageRules()) {
      const declaredValue = rule.style.getPropertyValue(property);
      if (declaredValue !== '' && matches(element, rule)) value = declaredValue;
    }
  }
  return value;
}

/** jsdom returns `unset` for a property that no rule sets, whatever its default style sheet says. */
const set = (value: string): string => (value === 'unset' ? '' : value);

function inheritedValue(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const value = set(declared(at, property));
    if (value !== '') return value;
  }
  return initial;
}

const answers: Record<string, (element: Element) => string> = {
  display: (element) => set(declared(element, 'display') || defaultDisplay(element)),
  visibility: (element) => inheritedValue(element, 'visibility', 'visible'),
  'pointer-events': (element) => inheritedValue(element, 'pointer-events', 'auto'),
  opacity: (element) => set(declared(element, 'opacity')),
  content: (element) => set(declared(element, 'content')),
};
const cssNames: Record<string, string> = { pointerEvents: 'pointer-events' };

/** Calls jsdom when the first other property is read. */
function lazily(element: Element): CSSStyleDeclaration {
  let jsdoms: CSSStyleDeclaration | undefined;
  const style = () => {
    jsdoms ??= originalComputedStyle(element);
    return jsdoms;
  };
  const getPropertyValue = (property: string) =>
    answers[property]?.(element) ?? style().getPropertyValue(property);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      const answer = typeof name === 'string' && answers[cssNames[name] ?? name];
      if (answer) return answer(element);
      const value: unknown = Reflect.get(style(), name);
      return typeof value === 'function' ? value.bind(style()) : value;
    },
  });
}

// jsdom prints a long warning when a pseudo-element is requested, so that argument is dropped.
window.getComputedStyle = (element) =>
  element.ownerDocument === document ? lazily(element) : originalComputedStyle(element);
