/** How a module is written: for SystemJS, or as the browser itself imports it. */
export type ModuleFormat = 'system' | 'es';

/** A System module begins within so many characters, after the comments of its build. */
const HEAD = 4_000;

const esSyntax =
  /\b(?:import|export)\s*["'{*]|\bexport\s+(?:default|const|let|var|function|async|class)\b|\bimport\s+[\w$]/;

/** Told by its text, for the addresses that no server has looked at: overrides, lines of a static host. */
export const formatOfText = (text: string): ModuleFormat =>
  !text.slice(0, HEAD).includes('System.register(') && esSyntax.test(text) ? 'es' : 'system';

/** Asks the address itself. What does not answer is SystemJS's to report. */
export async function detectFormat(
  address: string,
  integrity: string | undefined,
): Promise<ModuleFormat> {
  const init: RequestInit = { credentials: 'same-origin', ...(integrity && { integrity }) };
  const answer = await fetch(address, init);
  return answer.ok ? formatOfText(await answer.text()) : 'system';
}
