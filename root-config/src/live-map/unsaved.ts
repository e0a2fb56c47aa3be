/**
 * Whether the page holds changes that a reload would lose. Asks the way browsers do: whoever
 * protects a form cancels `beforeunload`, so no application needs a word of ours for it.
 */
export function hasUnsavedChanges(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}
