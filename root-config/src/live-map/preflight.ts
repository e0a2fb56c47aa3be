import { isScript } from '../module-loader/is-script';

/** Checks that a new address can be loaded before it is used; also warms the cache. */
export async function preflight(
  address: string,
  integrity: string | undefined,
  timeout: number,
): Promise<boolean> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeout),
      ...(integrity && { integrity }),
    });
    return response.ok && isScript(response);
  } catch {
    return false;
  }
}
