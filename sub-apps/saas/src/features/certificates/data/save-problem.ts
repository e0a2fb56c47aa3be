import type { CertificateTemplate, TemplateProblem, TemplateSettings } from '@edu/shared-utility';

export const fieldNames = [
  'name',
  'background',
  'widthMm',
  'heightMm',
  'numberPattern',
  'validMonths',
  'skill',
  'fields',
];

interface SaveProblem {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly present: CertificateTemplate | null;
  /** The problems reported by the server that prevent enabling it. */
  readonly problems: readonly TemplateProblem[];
  /** The settings in which they were found. */
  readonly sent?: TemplateSettings;
}

export const noProblem: SaveProblem = { fields: {}, message: null, present: null, problems: [] };

export const problemsIn = (data: unknown): readonly TemplateProblem[] =>
  data instanceof Object && 'problems' in data && Array.isArray(data.problems) ? data.problems : [];
