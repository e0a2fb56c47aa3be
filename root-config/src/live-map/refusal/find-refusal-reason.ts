import { isScript } from '../../module-loader/is-script';

/** Why a file cannot be taken as a module. */
export type RefusalReason =
  | { readonly kind: 'unreachable' | 'cors' | 'digest' }
  | { readonly kind: 'late'; readonly seconds: number }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'type'; readonly type: string };

function refusalReason(answer: Response): RefusalReason | null {
  if (!answer.ok) return { kind: 'status', status: answer.status };
  if (isScript(answer)) return null;
  return { kind: 'type', type: answer.headers.get('content-type') ?? '–' };
}

/**
 * Requests an address as the browser would load it. A browser reports every network failure alike, so the request
 * is repeated with less: first without the digest, then without CORS.
 */
export async function findRefusalReason(
  address: string,
  integrity: string | undefined,
  timeout: number,
): Promise<RefusalReason | null> {
  const get = (init: RequestInit) =>
    fetch(address, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeout),
      ...init,
    });
  const steps: [RequestInit, (answer: Response) => RefusalReason | null][] = [
    [integrity ? { integrity } : {}, refusalReason],
    ...(integrity
      ? [
          [
            {},
            (answer) => refusalReason(answer) ?? { kind: 'digest' },
          ] satisfies (typeof steps)[number],
        ]
      : []),
    [{ mode: 'no-cors' }, () => ({ kind: 'cors' })],
  ];
  for (const [init, read] of steps) {
    try {
      return read(await get(init));
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') {
        return { kind: 'late', seconds: timeout / 1_000 };
      }
    }
  }
  return { kind: 'unreachable' };
}
