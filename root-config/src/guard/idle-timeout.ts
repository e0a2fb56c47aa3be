import { context, effectiveTiming } from '@edu/shared-utility';

/** Whether no tab of this session has had any input for longer than the idle timeout (docs/flows/frame.md). */
export function isIdleTimedOut(): boolean {
  const touched = context.get('touched');
  if (touched === null || context.get('token') === null) return false;
  return Date.now() - touched >= effectiveTiming().idleLimit;
}
