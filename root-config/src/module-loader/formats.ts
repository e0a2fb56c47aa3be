/** Format of a module: for SystemJS, or an ES module for the browser's native import. */
export type ModuleFormat = 'system' | 'es';

/** `System.register(` is within this many characters, after the comments of the build. */
const HEAD = 4_000;

const esSyntax =
  /\b(?:import|export)\s*["'{*]|\bexport\s+(?:default|const|let|var|function|async|class)\b|\bimport\s+[\w$]/;

/** Detects the format by the text, for addresses that no server has inspected: overrides, maps of a static host. */
export const formatOfText = (text: string): ModuleFormat =>
  !text.slice(0, HEAD).includes('System.register(') && esSyntax.test(text) ? 'es' : 'system';

/** Fetches the address to detect its format. A failure counts as `system`, so that SystemJS reports it. */
export async function detectFormat(
  address: string,
  integrity: string | undefined,
): Promise<ModuleFormat> {
  const init: RequestInit = { credentials: 'same-origin', ...(integrity && { integrity }) };
  const response = await fetch(address, init);
  return response.ok ? formatOfText(await response.text()) : 'system';
}
