/** Inline, since no style sheet but the page's own is loaded yet. */
const styles = {
  card: 'position:fixed;inset-inline:16px;z-index:1;max-width:480px;margin:0 auto;padding:24px;border:1px solid var(--edu-line,#d9dde3);border-radius:8px;background:var(--edu-surface,#fff);color:var(--edu-text,#1f2329);font:16px/1.6 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere',
  button:
    'min-height:44px;margin:8px 4px 0;padding:0 16px;border:1px solid var(--edu-line,#d9dde3);border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer',
};

export function paragraph(text: string): HTMLElement {
  const created = document.createElement('p');
  created.textContent = text;
  return created;
}

export function button(label: string, press: () => void): HTMLElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.style.cssText = styles.button;
  created.textContent = label;
  created.addEventListener('click', press);
  return created;
}

/**
 * An empty card above the skeleton, before any module has loaded. `bottom` does not cover a skeleton's form that
 * somebody is already typing into.
 */
export function plainCard(role: 'alert' | 'status', edge: 'top' | 'bottom'): HTMLElement {
  const card = document.createElement('section');
  card.setAttribute('role', role);
  card.className = 'edu-boot-failed';
  card.style.cssText = styles.card;
  card.style[edge] = 'min(96px, 4vh)';
  return card;
}
