import type { TemplateProblem, TemplateSettings } from '@edu/shared-utility';
import { isOutside } from './fields';

/** The server's problems, with fields outside of the sheet determined from the present positions, without a save. */
export const withOutsideFields = (
  problems: readonly TemplateProblem[],
  now: TemplateSettings,
): readonly TemplateProblem[] => [
  ...problems.filter(({ kind }) => kind !== 'outside'),
  ...now.fields
    .filter((field) => isOutside(field, now))
    .map(({ id }) => ({ kind: 'outside' as const, blocks: true, fieldId: id, detail: '' })),
];
