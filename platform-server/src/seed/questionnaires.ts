import {
  type FormAnswers,
  type FormOption,
  type FormQuestion,
  type FormValue,
  visibleAnswers,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { respondentKey } from '../domain/questionnaires/respondents';
import { DAY } from './day';
import { type PlannedQuestionnaire, plannedQuestionnaires } from './questionnaire-plan';
import { normalOf, randomOf } from './random';
import { seedId } from './seed-id';
import { seedStudents } from './students';
import { trainId } from './train-plan';

const tenantId = seedId('tenant:sunrise');
const organId = seedId('organ:sunrise:head');
const author = seedId('account:13900000001');

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

const clamp = (value: number, min: number, max: number): number =>
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

function answersFor({ key, content }: PlannedQuestionnaire, at: number): FormAnswers {
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

const wholeSeconds = (time: number): Date => new Date(Math.floor(time / 1000) * 1000);

function answersOf(plan: PlannedQuestionnaire, i: number) {
  const [from, until] = plan.days;
  const people = seedStudents(199, 6);
  return Array.from({ length: plan.answers }, (_, index) => {
    const random = randomOf(`answered:${plan.key}:${index}`);
    // Most answers arrive in the first days.
    const days = from + (until - from) * random() ** 1.7;
    const person = people[(index * 3 + i) % people.length];
    const isNamed = !plan.anonymous && person !== undefined;
    return {
      ...{ id: seedId(`answer:sunrise:${plan.key}:${index}`), tenantId, organId },
      branchId: seedId(`branch:sunrise:${plan.branch}`),
      questionnaireId: seedId(`questionnaire:sunrise:${plan.key}`),
      memberId: isNamed ? seedId(`member:sunrise:${person.phone}`) : null,
      personName: isNamed ? person.name : null,
      values: answersFor(plan, index),
      seconds: clamp(95 + normalOf(random) * 40, 20, 600),
      createdAt: wholeSeconds(Date.now() + days * DAY + (random() - 0.5) * 0.4 * DAY),
    };
  });
}

/** The demo's questionnaires with their answers. */
export async function seedQuestionnaires(tx: Tx): Promise<void> {
  const inDays = (days: number): Date => wholeSeconds(Date.now() + days * DAY);
  const answers = plannedQuestionnaires.map(answersOf);
  await tx.insert(t.questionnaire).values(
    plannedQuestionnaires.map(({ key, branch, days, state, byLink, closes, ...plan }, i) => ({
      ...{ id: seedId(`questionnaire:sunrise:${key}`), tenantId, organId, state },
      ...{ title: plan.title, intro: plan.intro, thanks: plan.thanks ?? '' },
      ...{ content: plan.content, anonymous: plan.anonymous },
      branchId: seedId(`branch:sunrise:${branch}`),
      answerLimit: plan.limit ?? null,
      answerCount: answers[i]?.length ?? 0,
      closesAt: closes === undefined ? null : inDays(closes),
      linkKey: byLink ? seedId(`questionnaire-link:${key}`).replaceAll('-', '').slice(0, 22) : null,
      publishedAt: state === 'draft' ? null : inDays(days[0] - 1),
      createdBy: author,
      createdAt: inDays(days[0] - 4 - i),
      updatedAt: inDays(days[0] - 1),
    })),
  );
  await tx.insert(t.questionnaireAnswer).values(answers.flat());
  const takers = answers.flat().flatMap(({ questionnaireId, memberId }) => {
    const taker = memberId && respondentKey(questionnaireId, { memberId });
    return taker ? [{ tenantId, questionnaireId, taker }] : [];
  });
  await tx.insert(t.questionnaireTaker).values(takers).onConflictDoNothing();
  const pairs = plannedQuestionnaires.flatMap(({ key, trains }) =>
    trains.map((train) => ({ questionnaire: `questionnaire:sunrise:${key}`, train })),
  );
  for (const { questionnaire, train } of pairs) {
    await tx.execute(sql`
      INSERT INTO questionnaire_train (tenant_id, questionnaire_id, train_id)
      SELECT tenant_id, ${seedId(questionnaire)}::uuid, id FROM train
      WHERE id = ${trainId(train)}::uuid`);
  }
}
