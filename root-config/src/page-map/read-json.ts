/** JSON from an address, with the answer that brought it; rejects where there is none in time. */
export async function readJson(
  address: string,
  timeout: number,
  headers: Record<string, string> = {},
): Promise<[unknown, Response]> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return [await answer.json(), answer];
}
