import { isAddressAllowed } from '../live-map/address-refusal';
import { phrases as overridePhrases } from '../page-map/override-phrases';
import { phrases } from './phrases';
import { fillTemplate, isTemplate } from './target';

/** Kept over log-out, like overrides. */
const KEY = 'keep:devtools-branch-template';

export const readTemplate = (): string | null => window.localStorage.getItem(KEY);

/** Keeps where branch builds lie; a sentence where that is no template or whose host is not allowed. */
export function storeTemplate(typed: string): string | null {
  const template = typed.trim();
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
