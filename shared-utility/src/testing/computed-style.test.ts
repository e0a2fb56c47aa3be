/** Computed styles in tests are not jsdom's own, so they must have the same results. */
const page = `
  <p><b>bold</b> <span style="display: block">own</span></p>
  <div hidden><button type="button">hidden</button></div>
  <input type="hidden"><input type="text"><dialog>closed</dialog><dialog open>open</dialog>
  <template></template><script></script><details><summary>more</summary></details>
  <ul style="visibility: hidden"><li><i style="visibility: visible">seen</i></li><li>not</li></ul>
  <section style="pointer-events: none; opacity: 0.5; width: 3px"><a href="/">dead</a></section>
  <div class="away"><p class="away back">both</p></div>
  <nav class="wide narrow"><span>in</span></nav>
  <svg><title>picture</title><path class="away"></path></svg>
  <table><tbody><tr><td>cell</td></tr></tbody></table><h2 class="reset away">heading</h2>`;

const rules = `
  .away { display: none; color: red }
  .back, .other { display: flex }
  nav.wide > span { visibility: collapse; content: 'x' }
  @media screen { .wide { pointer-events: none } }
  @media print { .narrow { display: none } }
  h2.reset { display: unset }
  li:first-child { opacity: 0.2 }
  [type='text'] { visibility: hidden }`;

const names = ['display', 'visibility', 'pointer-events', 'opacity', 'content', 'width', 'color'];
const stylesOf = (root: ParentNode): string[][] =>
  [...root.querySelectorAll('main *')].map((element) => {
    const style = getComputedStyle(element);
    const { display, visibility, pointerEvents, opacity, width } = style;
    const values = names.map((name) => style.getPropertyValue(name));
    return [element.outerHTML, ...values, display, visibility, pointerEvents, opacity, width];
  });

/** Elements of another document use jsdom's own computation. */
let others: Document;
const inBoth = (change: (item: Document) => void): void => {
  for (const item of [document, others]) change(item);
  const styles = stylesOf(document);
  expect(styles).toEqual(stylesOf(others));
  expect(styles.length).toBeGreaterThan(25);
};
const addRules = (text: string) => (item: Document) => {
  item.head.append(Object.assign(item.createElement('style'), { textContent: text }));
};

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<iframe></iframe>';
  others = document.querySelector('iframe')?.contentDocument as Document;
  for (const item of [document, others]) {
    item.body.insertAdjacentHTML('beforeend', `<main>${page}</main>`);
  }
});

it('is that of jsdom without rules of the page', () => inBoth(() => {}));

it('follows rules that are added, changed, and removed', () => {
  inBoth(addRules(rules));
  inBoth(addRules('.back { display: inline; visibility: hidden }'));
  inBoth((item) => {
    const [first] = item.querySelectorAll('style');
    if (first) first.textContent = '.wide { display: none }';
  });
  inBoth((item) => item.querySelector('style')?.remove());
});

it('follows classes and attributes', () => {
  inBoth(addRules(rules));
  inBoth((item) => item.querySelector('p')?.classList.add('away'));
  inBoth((item) => item.querySelector('[hidden]')?.removeAttribute('hidden'));
  inBoth((item) => item.querySelector('dialog')?.setAttribute('open', ''));
});

it('ignores a rule that jsdom cannot read', () => {
  inBoth(addRules('.away:nonsense(3) { display: none }\n.away::part(x) { opacity: 0 }'));
});
