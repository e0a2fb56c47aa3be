/**
 * For each look at an element's style jsdom matches every rule of its default style sheet against it, and a
 * query by role looks at every element of the page. What those looks ask for is answered here, as jsdom
 * would; all other properties, and other documents, are left to jsdom.
 */
const originalComputedStyle = window.getComputedStyle.bind(window);

/** `display` of the default style sheet, which decides by name and these attributes alone. */
const deciding = ['hidden', 'open', 'type'] as const;
const displays = new Map<string, string>();

function defaultDisplay({ localName, namespaceURI, attributes }: Element): string {
  const attributeValues = deciding.map((name) => attributes.getNamedItem(name)?.value);
  const key = JSON.stringify([namespaceURI, localName, attributeValues]);
  const cachedDisplay = displays.get(key);
  if (cachedDisplay !== undefined) return cachedDisplay;
  const probe = document.createElementNS(namespaceURI, localName);
  deciding.forEach((name, place) => {
    const value = attributeValues[place];
    if (value !== undefined) probe.setAttribute(name, value);
  });
  const { display } = originalComputedStyle(probe);
  displays.set(key, display);
  return display;
}

interface Rule {
  selector: string;
  /** A class that the element has to have, for each selector of the list, where that is plain to see. */
  classes: (string | undefined)[];
  style: CSSStyleDeclaration;
}

const computedProperties = ['display', 'visibility', 'pointer-events', 'opacity', 'content'];
let rules: Rule[] = [];
let sheets = 0;

/** As jsdom reads them: of the media queries, `screen` alone. */
function* rulesOf(list: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of list as Iterable<CSSStyleRule & Partial<CSSMediaRule>>) {
    if (!rule.media) yield rule;
    else if (Array.from(rule.media).includes('screen'))
      yield* rule.cssRules as Iterable<CSSStyleRule>;
  }
}

/** The rules of the page that decide what is answered here. */
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

// a sheet whose text changes is still one sheet
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

/** What the last rule that has it says, or the element's own `style` after all rules. */
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

/** jsdom takes `unset` for a property that nobody has set, whatever its default style sheet says. */
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
const spellings: Record<string, string> = { pointerEvents: 'pointer-events' };

/** Asks jsdom with the first property that is not answered here. */
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
      const answer = typeof name === 'string' && answers[spellings[name] ?? name];
      if (answer) return answer(element);
      const value: unknown = Reflect.get(style(), name);
      return typeof value === 'function' ? value.bind(style()) : value;
    },
  });
}

// jsdom answers a question about a pseudo-element with a page of warning; the element will do
window.getComputedStyle = (element) =>
  element.ownerDocument === document ? lazily(element) : originalComputedStyle(element);
