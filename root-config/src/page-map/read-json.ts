/** Fetches JSON and returns it with its response; rejects on failure or after the timeout. */
export async function readJson(
  address: string,
  timeout: number,
  headers: Record<string, string> = {},
): Promise<[unknown, Response]> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return [await answer.json(), answer];
}
