import { unsaved } from '@edu/shared-utility';

/**
 * Whether the page holds changes that a reload would lose: guards of shared-utility, and anyone who
 * protects a form the browsers' own way, by cancelling `beforeunload` or giving it a text; so no
 * application of another team needs a word of ours for it.
 */
export function hasUnsavedChanges(): boolean {
  if (unsaved.any()) return true;
  // a plain Event has no text to give, and one that a handler returns would not be looked at
  const question = document.createEvent('BeforeUnloadEvent');
  question.initEvent('beforeunload', false, true);
  window.dispatchEvent(question);
  return question.defaultPrevented || String(question.returnValue) !== '';
}
