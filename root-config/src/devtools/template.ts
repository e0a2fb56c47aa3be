import { isAddressAllowed } from '../live-map/address-refusal';
import { phrases as overridePhrases } from '../page-map/override-phrases';
import { phrases } from './phrases';
import { fillTemplate, isTemplate } from './target';

/** The prefix `keep:` preserves it over a log-out, like overrides. */
const KEY = 'keep:devtools-branch-template';

export const readTemplate = (): string | null => window.localStorage.getItem(KEY);

/** Stores the template; returns a message when it is no template or its host is not allowed, else null. */
export function storeTemplate(input: string): string | null {
  const template = input.trim();
  if (template === '') {
    window.localStorage.removeItem(KEY);
    return null;
  }
  if (!isTemplate(template)) return phrases.t('refused.templateShape');
  const sample = fillTemplate(template, 'main', '@edu-app/saas');
  if (!isAddressAllowed(sample)) {
    return overridePhrases.t('notAllowed', { address: sample });
  }
  window.localStorage.setItem(KEY, template);
  return null;
}
