import {
  type FormAnswers,
  type FormOption,
  type FormQuestion,
  type FormValue,
  visibleAnswers,
} from '@edu/shared-utility/contract';
import { DAY } from './day';
import type { PlannedQuestionnaire } from './questionnaire-form';
import { normalOf, randomOf } from './random';

const freeTexts = [
  '老师讲得很细，实操机会再多一些就更好了。',
  '教室有点小，设备不够用。',
  '希望增加周末班，平时要上班。',
  '内容实用，回去就能用上。',
  '无',
  '班主任很负责，谢谢。',
  '建议把讲义提前发给大家。',
  '上课时间太长，下午容易困。',
];

const names = ['阳光家政服务中心', '康乐养老院', '美家物业', '安心月子会所', '和顺社区服务站'];

const times = ['工作日晚上', '周末全天', '中午 12 点后', '随时'];

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value), min), max);

const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

/** Among ordered options, those near the upper end are chosen more often. */
const weightedOption = (options: readonly FormOption[], random: () => number): string => {
  const at = clamp(options.length * 0.68 + normalOf(random), 0, options.length - 1);
  return options[at]?.id ?? '';
};

const numberFor: Readonly<Partial<Record<FormQuestion['kind'], (random: () => number) => number>>> =
  {
    nps: (random) => clamp(8 + normalOf(random) * 1.8, 0, 10),
    stars: (random) => clamp(4.2 + normalOf(random) * 0.8, 1, 5),
  };

function valueFor(question: FormQuestion, at: number, random: () => number): FormValue {
  const { kind, options, rows, max } = question;
  switch (kind) {
    case 'single':
      return options[Math.floor(random() ** 1.5 * options.length)]?.id ?? '';
    case 'multiple':
      return options
        .filter(() => random() < 0.45)
        .slice(0, max ?? options.length)
        .map(({ id }) => id);
    case 'matrix':
      return Object.fromEntries(rows.map(({ id }) => [id, weightedOption(options, random)]));
    case 'number':
      return clamp((max ?? 50) * 0.2 * (1 + Math.abs(normalOf(random))), 0, max ?? 50);
    case 'date':
      return new Date(Date.now() + (5 + Math.floor(random() * 40)) * DAY)
        .toISOString()
        .slice(0, 10);
    case 'text':
      return pick(/单位/.test(question.title) ? names : times, random) ?? '';
    case 'paragraph':
      return freeTexts[(at * 5 + question.id.length) % freeTexts.length] ?? '';
    default:
      return numberFor[kind]?.(random) ?? 0;
  }
}

export function answersFor({ key, content }: PlannedQuestionnaire, at: number): FormAnswers {
  const random = randomOf(`questionnaire:${key}:${at}`);
  const questions = content.sections.flatMap((section) => section.questions);
  const columns = questions.flatMap((question): [string, FormValue][] => {
    const value = valueFor(question, at, random);
    const isEmptyList = Array.isArray(value) && value.length === 0;
    if (!question.required && random() < 0.55) return [];
    // A required question without a choice gets its first option.
    return [[question.id, isEmptyList ? [question.options[0]?.id ?? ''] : value]];
  });
  return visibleAnswers(content, Object.fromEntries(columns));
}
