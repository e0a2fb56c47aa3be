import { fetchPart } from '@edu/shared-utility';

const fonts = new URL('katex/dist/fonts/*.woff2', import.meta.url);

/** Nothing that leads out of the page, and no source that grows without an end. */
const bounds = { trust: false, maxExpand: 100, maxSize: 20, strict: 'ignore' } as const;

/** Draws formulas: 65 kB and its characters, which only who reads or writes one fetches. */
export interface FormulaTools {
  readonly styles: string;
  readonly draw: (source: string, into: HTMLElement, isBlock: boolean) => void;
  /** What is wrong with a source, in the library's own words; null for nothing. */
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
      katex.render(source, into, { ...bounds, displayMode, throwOnError: false }),
    faultIn: (source) => {
      try {
        katex.renderToString(source, bounds);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

let tools: Promise<FormulaTools> | null = null;

/** The same for everybody; a failure is not remembered. */
export function formulaTools(): Promise<FormulaTools> {
  tools ??= load().catch((error: unknown) => {
    tools = null;
    throw error;
  });
  return tools;
}
