import { letterAt } from '../../../common/questions/letters';
import { phrases } from '../phrases';

/** The id of the element of a field. */
export const idOfPlace = (path: string): string => `question-${path.replaceAll('.', '-')}`;

/** The position of a field as text: for `content.parts.1.options.0.text` the second part and option A. */
export function placeText(path: string): string {
  const { t } = phrases;
  const steps = path.split('.').filter((step) => step !== 'content');
  const labels: string[] = [];
  for (let index = 0; index < steps.length; index += 1) {
    const [step, next] = [steps[index], Number(steps[index + 1])];
    const isNumbered = steps[index + 1] !== undefined && Number.isInteger(next);
    if (step === 'parts' && isNumbered) labels.push(t('part', { number: next + 1 }));
    else if (step === 'options' && isNumbered) labels.push(t('option', { letter: letterAt(next) }));
    else if (step === 'answer' && isNumbered) labels.push(t('gap', { number: next + 1 }));
    else if (step === 'rubric' && isNumbered) labels.push(t('rubricLine', { number: next + 1 }));
    else if (step === 'stem') labels.push(t('stem'));
    else if (step === 'answer') labels.push(t('answer'));
    else if (step === 'options') labels.push(t('options'));
    else if (step === 'explanation') labels.push(t('explanation'));
    else if (step === 'points') labels.push(t('column.points'));
    else if (step === 'categoryId') labels.push(t('column.category'));
    else if (step === 'difficulty') labels.push(t('column.difficulty'));
  }
  return labels.join(' · ');
}

/** The error of a field, or of something within it. */
export const faultAt = (
  faults: Readonly<Record<string, string>>,
  path: string,
): string | undefined =>
  faults[path] ?? Object.entries(faults).find(([at]) => at.startsWith(`${path}.`))?.[1];
