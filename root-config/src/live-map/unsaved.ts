import { unsaved } from '@edu/shared-utility';

/**
 * Whether the page holds changes that a reload would lose: guards of shared-utility, and whoever
 * protects a form the browsers' own way, by cancelling `beforeunload`; so no application of another
 * team needs a word of ours for it.
 */
export function hasUnsavedChanges(): boolean {
  if (unsaved.any()) return true;
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
