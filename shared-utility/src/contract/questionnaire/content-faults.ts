import type {
  FormCondition,
  FormContent,
  FormQuestion,
  FormSection,
} from '../resources/questionnaire-content';
import { formTests } from './conditions';

/** Errors of a questionnaire. */
export type ContentFault =
  | 'noQuestion'
  | 'title'
  | 'fewOptions'
  | 'option'
  | 'sameOption'
  | 'rows'
  | 'bounds'
  | 'later'
  | 'condition'
  | 'jumpBack';

/** An error and its place: the id of a question or section, empty for the questionnaire itself. */
export interface FaultyPlace {
  readonly placeId: string;
  readonly fault: ContentFault;
}

/** Maximum number of sections, of questions, and of options per question. */
export const [MAX_SECTIONS, MAX_QUESTIONS, MAX_OPTIONS] = [30, 200, 50];

const hasOptions = ({ kind }: FormQuestion): boolean =>
  kind === 'single' || kind === 'multiple' || kind === 'matrix';

const needsValue = ({ test }: FormCondition): boolean => test !== 'answered';

/** Whether the condition's value can be an answer to the question. */
function fitsQuestion({ test, value }: FormCondition, { kind, options }: FormQuestion): boolean {
  if (!formTests[kind].includes(test)) return false;
  if (!needsValue({ questionId: '', test, value })) return true;
  if (kind === 'single' || kind === 'multiple') return options.some(({ id }) => id === value);
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (kind === 'text' || kind === 'paragraph') return value.trim() !== '';
  return value.trim() !== '' && Number.isFinite(Number(value));
}

function boundsFault({ kind, min, max, options }: FormQuestion): ContentFault | null {
  if (kind !== 'multiple' && kind !== 'number') return null;
  if (min !== null && max !== null && min > max) return 'bounds';
  if (kind === 'number') return null;
  const isOff = [min, max].some(
    (value) => value !== null && (value < 1 || value > options.length || !Number.isInteger(value)),
  );
  return isOff ? 'bounds' : null;
}

function* ownFaults(question: FormQuestion): Generator<ContentFault> {
  if (question.title.trim() === '') yield 'title';
  if (hasOptions(question)) {
    const texts = question.options.map(({ text }) => text.trim());
    if (texts.length < 2) yield 'fewOptions';
    if (texts.includes('')) yield 'option';
    else if (new Set(texts).size < texts.length) yield 'sameOption';
  }
  if (question.kind === 'matrix') {
    const rows = question.rows.map(({ text }) => text.trim());
    if (rows.length === 0 || rows.includes('')) yield 'rows';
  }
  const bounds = boundsFault(question);
  if (bounds) yield bounds;
}

function conditionFault(
  condition: FormCondition,
  before: ReadonlyMap<string, FormQuestion>,
): ContentFault | null {
  const earlier = before.get(condition.questionId);
  if (!earlier) return 'later';
  return fitsQuestion(condition, earlier) ? null : 'condition';
}

function jumpFaults(
  { id, jumps }: FormSection,
  before: ReadonlyMap<string, FormQuestion>,
  later: ReadonlySet<string>,
): FaultyPlace[] {
  return jumps.flatMap(({ when, to }) => {
    const fault = conditionFault(when, before);
    const isBackwards = to !== 'end' && !later.has(to);
    return [
      ...(fault ? [{ placeId: id, fault }] : []),
      ...(isBackwards ? [{ placeId: id, fault: 'jumpBack' as const }] : []),
    ];
  });
}

/** Errors that prevent publication: conditions may only refer to earlier questions, and jumps only lead forward. */
export function contentFaults({ sections }: FormContent): FaultyPlace[] {
  const faults: FaultyPlace[] = [];
  const before = new Map<string, FormQuestion>();
  if (sections.every(({ questions }) => questions.length === 0)) {
    faults.push({ placeId: '', fault: 'noQuestion' });
  }
  for (const [i, section] of sections.entries()) {
    for (const question of section.questions) {
      for (const fault of ownFaults(question)) faults.push({ placeId: question.id, fault });
      const fault = question.showIf && conditionFault(question.showIf, before);
      if (fault) faults.push({ placeId: question.id, fault });
      before.set(question.id, question);
    }
    const laterSections = new Set(sections.slice(i + 1).map(({ id }) => id));
    faults.push(...jumpFaults(section, before, laterSections));
  }
  return faults;
}
