import { context, effectiveTiming } from '@edu/shared-utility';

/** Whether nobody has touched this session in any tab for as long as it may be left alone (docs/flows/frame.md). */
export function isIdleTimedOut(): boolean {
  const touched = context.get('touched');
  if (touched === null || context.get('token') === null) return false;
  return Date.now() - touched >= effectiveTiming().idleLimit;
}
