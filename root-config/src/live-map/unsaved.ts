import { unsaved } from '@edu/shared-utility';

/**
 * Whether the page holds changes that a reload would lose: by the guards of shared-utility, or by any
 * `beforeunload` handler that cancels the event or sets its text. So other teams' applications need no API of ours.
 */
export function hasUnsavedChanges(): boolean {
  if (unsaved.any()) return true;
  // A plain Event has no `returnValue` text, and what a handler returns would be ignored.
  const question = document.createEvent('BeforeUnloadEvent');
  question.initEvent('beforeunload', false, true);
  window.dispatchEvent(question);
  return question.defaultPrevented || String(question.returnValue) !== '';
}
