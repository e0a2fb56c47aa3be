import type { TemplateProblem, TemplateSettings } from '@edu/shared-utility';
import { isOutside } from './fields';

/** What the server found, with where the fields lie now: that is seen at once, and mended without a save. */
export const withOutsideFields = (
  problems: readonly TemplateProblem[],
  now: TemplateSettings,
): readonly TemplateProblem[] => [
  ...problems.filter(({ kind }) => kind !== 'outside'),
  ...now.fields
    .filter((field) => isOutside(field, now))
    .map(({ id }) => ({ kind: 'outside' as const, blocks: true, fieldId: id, detail: '' })),
];
