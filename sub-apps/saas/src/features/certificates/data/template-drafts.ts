import type { TemplateSettings, Version } from '@edu/shared-utility';
import { localDrafts } from '@edu/shared-utility/data';

interface TemplateDraft {
  /** When it was stored, ISO 8601. */
  readonly at: string;
  /** Version of the template on which it is based. */
  readonly version: Version;
  readonly settings: TemplateSettings;
}

const isDraft = (raw: unknown): raw is TemplateDraft => {
  const { at, version, settings } = (raw ?? {}) as Partial<TemplateDraft>;
  return (
    typeof at === 'string' &&
    typeof version === 'number' &&
    settings instanceof Object &&
    typeof settings.name === 'string' &&
    Array.isArray(settings.fields)
  );
};

/** Drafts in localStorage, by template id. */
export const templateDrafts = localDrafts('saas.certificate-template', isDraft);
