import { escapeHtml } from './escape-html';

/** Values of the template's `{{places}}`, escaped except for HTML. */
export interface PageValues {
  readonly nonce: string;
  /** HTML: the inline script. */
  readonly firstPaint: string;
  /** HTML: the content of /config.json. */
  readonly config: string;
  /** HTML: the browsers' native import map. */
  readonly nativeMap: string;
  readonly preloads: string;
  readonly sessionPreloads: string;
  readonly system: string;
  readonly systemIntegrity: string;
  readonly boot: string;
  readonly bootIntegrity: string;
  readonly title: string;
  /** The tenant's frontend configuration as JSON; '' if the page has to request it. */
  readonly tenant: string;
  readonly lang: string;
  /** Address of the favicon. */
  readonly icon: string;
}

const placeholders: ReadonlySet<string> = new Set(['config', 'firstPaint', 'nativeMap']);

/** The content of /config.json for a page that then need not ask for it. */
export const configTag = (config: Record<string, unknown>): string =>
  `<meta name="edu-config" content="${escapeHtml(JSON.stringify(config))}">`;

/**
 * Fills the template root-config/index.html and removes its comments; a placeholder without a value becomes empty.
 */
export function renderPage(template: string, values: PageValues): string {
  const all = values as unknown as Readonly<Record<string, string>>;
  return template
    .replace(/\s*<!--[\s\S]*?-->/g, '')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = all[name] ?? '';
      return placeholders.has(name) ? value : escapeHtml(value);
    });
}
