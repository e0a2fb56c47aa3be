/** Inline, since no style sheet but the page's own is loaded yet. */
const styles = {
  card: 'position:fixed;inset-inline:16px;z-index:1;margin:0 auto;border:1px solid var(--edu-line,#d9dde3);border-radius:8px;background:var(--edu-surface,#fff);color:var(--edu-text,#1f2329);overflow-wrap:anywhere;',
  top: 'top:88px;display:grid;justify-items:center;gap:12px;max-width:480px;padding:24px;font:16px/1.6 system-ui,sans-serif;text-align:center',
  bottom:
    'bottom:8px;display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;max-width:640px;padding:8px 16px;font:14px/1.5 system-ui,sans-serif',
  text: 'flex:1 1 200px;margin:0;font:inherit',
  button:
    'min-height:44px;padding:0 16px;border:1px solid var(--edu-line,#d9dde3);border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer',
};

export function paragraph(text: string, tag: 'p' | 'h1' = 'p'): HTMLElement {
  const created = document.createElement(tag);
  created.style.cssText = styles.text;
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
 * An empty card above the skeleton, before any module has loaded: at the `top` below the header, at the `bottom` as a
 * low line that does not cover a skeleton's form, which somebody may already be typing into and send.
 */
export function plainCard(role: 'alert' | 'status', edge: 'top' | 'bottom'): HTMLElement {
  const card = document.createElement('section');
  card.setAttribute('role', role);
  card.className = 'edu-boot-failed';
  card.style.cssText = styles.card + styles[edge];
  return card;
}
