/** Values of the template's `{{places}}`; all but what is ready HTML are escaped. */
export interface PageValues {
  readonly nonce: string;
  /** Ready HTML. */
  readonly preloads: string;
  /** Ready HTML: the script that is in the page itself. */
  readonly firstPaint: string;
  /** Ready HTML: the browsers' own import map. */
  readonly nativeMap: string;
  readonly sessionPreloads: string;
  readonly system: string;
  readonly systemIntegrity: string;
  readonly boot: string;
  readonly bootIntegrity: string;
  readonly title: string;
  /** The tenant's frontend configuration as JSON; '' where the page has to ask for it. */
  readonly tenant: string;
  readonly lang: string;
  /** Address of the tab's icon. */
  readonly icon: string;
}

const ready: ReadonlySet<string> = new Set(['preloads', 'firstPaint', 'nativeMap']);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => entities[c] ?? c);

/** Fills the template of root-config/index.html, without its comments; a place without a value becomes empty. */
export function renderPage(template: string, values: PageValues): string {
  const all = values as unknown as Readonly<Record<string, string>>;
  return template
    .replace(/\s*<!--[\s\S]*?-->/g, '')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = all[name] ?? '';
      return ready.has(name) ? value : escapeHtml(value);
    });
}
