import { effectiveTiming, emit } from '@edu/shared-utility';
import type { EmbeddedEvent } from './embedded.flow';

/** How long a site may take after its load event to report that it is ready, in milliseconds. */
const timeout = 5_000;

/**
 * Watches one attempt. A cross-origin iframe only reports its load event; a cooperating site posts `{ type:
 * 'data-admin:ready' | 'data-admin:refused' }`, and `data-admin:touched` on input; our policy reports what it
 * blocks. The returned function stops it.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onEvent: (event: EmbeddedEvent) => void,
): () => void {
  let readyTimer: ReturnType<typeof setTimeout> | undefined;
  let isAnswered = false;
  const loadTimer = setTimeout(() => onEvent('loadTimedOut'), effectiveTiming().requestTimeout);
  const onLoad = (): void => {
    onEvent('loaded');
    // Most sites post their message while loading, before the load event.
    if (isAnswered) return;
    clearTimeout(readyTimer);
    readyTimer = setTimeout(() => onEvent('readyTimedOut'), timeout);
  };
  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const type: unknown = event.data?.type;
    if (type === 'data-admin:touched') emit('session:touched', null);
    if (type !== 'data-admin:ready' && type !== 'data-admin:refused') return;
    isAnswered = true;
    clearTimeout(readyTimer);
    onEvent(type === 'data-admin:ready' ? 'ready' : 'refused');
  };
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    const ofFrames = /^(frame|child|default)-src$/.test(event.effectiveDirective);
    if (ofFrames && event.blockedURI.startsWith(origin)) onEvent('refused');
  };
  frame.addEventListener('load', onLoad);
  window.addEventListener('message', onMessage);
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => {
    clearTimeout(loadTimer);
    clearTimeout(readyTimer);
    frame.removeEventListener('load', onLoad);
    window.removeEventListener('message', onMessage);
    document.removeEventListener('securitypolicyviolation', onViolation);
  };
}
