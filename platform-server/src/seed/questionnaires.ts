import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { respondentKey } from '../domain/questionnaires/respondents';
import { DAY } from './day';
import { answersFor, clamp } from './questionnaire-answers';
import type { PlannedQuestionnaire } from './questionnaire-form';
import { plannedQuestionnaires } from './questionnaire-plan';
import { normalOf, randomOf } from './random';
import { seedId } from './seed-id';
import { seedStudents } from './students';
import { trainId } from './train-plan';

const tenantId = seedId('tenant:sunrise');
const organId = seedId('organ:sunrise:head');
const author = seedId('account:13900000001');

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
