/** `import … from '…'`, `export … from '…'`, `import '…'`: of addresses, since bare names are the map's. */
const statement = /\b(?:from|import)\s*["']((?:\.{0,2}\/|https?:)[^"']+)["']/g;

/** Addresses that a script says it imports before it runs; none of one that cannot be read. */
export async function staticImports(address: string, timeout: number): Promise<string[]> {
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeout),
    });
    const found = (await answer.text()).matchAll(statement);
    return [...found].map(([, specifier = '']) => new URL(specifier, address).href);
  } catch {
    return [];
  }
}
