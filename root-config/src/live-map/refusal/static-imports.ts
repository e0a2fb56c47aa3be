/**
 * `import … from '…'`, `export … from '…'`, `import '…'`, with addresses only: bare names are resolved by the map.
 */
const statement = /\b(?:from|import)\s*["']((?:\.{0,2}\/|https?:)[^"']+)["']/g;

/** Addresses that a script imports statically; none when it cannot be fetched. */
export async function staticImports(address: string, timeout: number): Promise<string[]> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeout),
    });
    const statements = (await response.text()).matchAll(statement);
    return [...statements].map(([, specifier = '']) => new URL(specifier, address).href);
  } catch {
    return [];
  }
}
