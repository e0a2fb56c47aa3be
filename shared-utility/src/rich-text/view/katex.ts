import { fetchPart } from '@edu/shared-utility';

const fonts = new URL('katex/dist/fonts/*.woff2', import.meta.url);

/** Forbids links, and limits how far macros may expand. */
const renderLimits = { trust: false, maxExpand: 100, maxSize: 20, strict: 'ignore' } as const;

/** KaTeX, 65 kB and fonts, loaded only where a formula is shown or edited. */
export interface FormulaTools {
  readonly styles: string;
  readonly draw: (source: string, into: HTMLElement, isBlock: boolean) => void;
  /** The library's error message for a source; null for a valid one. */
  readonly faultIn: (source: string) => string | null;
}

async function load(): Promise<FormulaTools> {
  const [{ default: katex }, { default: css }] = await Promise.all([
    fetchPart('shared-rich-text', () => import('katex')),
    fetchPart('shared-rich-text', () => import('katex/dist/katex.min.css')),
  ]);
  return {
    styles: css.replace(/url\(fonts\//g, `url(${fonts.href}`),
    draw: (source, into, displayMode) =>
      katex.render(source, into, { ...renderLimits, displayMode, throwOnError: false }),
    faultIn: (source) => {
      try {
        katex.renderToString(source, renderLimits);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

let tools: Promise<FormulaTools> | null = null;

/** Loads the library once for all callers; a failure is not cached. */
export function formulaTools(): Promise<FormulaTools> {
  tools ??= load().catch((error: unknown) => {
    tools = null;
    throw error;
  });
  return tools;
}
