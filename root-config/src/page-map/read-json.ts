/** Fetches JSON and returns it with its response; rejects on failure or after the timeout. */
export async function readJson(
  address: string,
  timeout: number,
  headers: Record<string, string> = {},
): Promise<[unknown, Response]> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return [await response.json(), response];
}
