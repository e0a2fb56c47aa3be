// concurrent calls also on PostgreSQL: one statement finds the questions for all rules
import {
  contract,
  type EndpointData,
  errorCodes,
  type Paper,
  type PaperSheet,
} from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { paperWith, releasedQuestion } from '../testing/compose';
import { singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { branch, paper, question, resourceCategory } = contract;
const page = { pageNum: 1, pageSize: 200 };

let head: CallOptions;
let southern: CallOptions;
let vocational: CallOptions;
let horizon: CallOptions;
/** Ids of a category and of its sub-category. */
let upper: string;
let subcategory: string;
let questionsInCategory: string[];
let questionsInSubcategory: string[];

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const find = (id: string): Promise<Paper> => callOk(paper.findById, { id });
const draw = (id: string): Promise<PaperSheet> => callOk(paper.draw, { id });
const category = async (parentId: string | null, name: string): Promise<string> =>
  (await callOk(resourceCategory.add, { parentId, name, type: 'question' })).id;
const asks = (count: number, overrides: object, options: CallOptions = head) =>
  Promise.all(Array.from({ length: count }, () => releasedQuestion(server, options, overrides)));

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  southern = { ...head, headers: { ...head.headers, branch: seedId('branch:sunrise:south') } };
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  horizon = { token, host: 'new.localhost' };
  upper = await category(null, '抽题');
  subcategory = await category(upper, '下级');
  questionsInCategory = await asks(2, { categoryId: upper, difficulty: 1 });
  questionsInSubcategory = await asks(3, {
    categoryId: subcategory,
    difficulty: 4,
    points: ['抽题点'],
  });
  // drafts are never drawn
  await callOk(question.save, { content: singleOf('草稿'), categoryId: upper, difficulty: 1 });
});

const rule = (count: number, overrides: object = {}) => ({
  ...{ type: 'single', categoryId: upper, difficulty: null, point: null, count, score: 2 },
  ...overrides,
});
const random = (...rules: object[]) =>
  paperWith(server, head, [{ title: '一', note: '说明', rules }], 'random');

describe('rules', () => {
  it('show how many questions the bank has for each, and how many earlier rules leave', async () => {
    const id = await random(
      rule(2),
      rule(3, { categoryId: subcategory }),
      rule(1, { point: '抽题点', difficulty: 4 }),
    );
    const { sections, questionCount, totalScore, problems } = await find(id);
    expect(sections[0]?.rules).toMatchObject([
      { available: 5, left: 5, categoryName: '抽题' },
      { available: 3, left: 3, categoryName: '下级' },
      { available: 3, left: 0, difficulty: 4 },
    ]);
    expect([questionCount, totalScore]).toEqual([6, 12]);
    const lineId = sections[0]?.rules[2]?.id;
    expect(problems).toEqual([
      { kind: 'tooFew', blocks: true, sectionId: sections[0]?.id, lineId },
    ]);
    const reply = await call(paper.updateStatusById, { id, status: 1 });
    expect([reply.code, reply.message]).toEqual([
      errorCodes.conflict,
      '第1部分第3条规则需要1道题，题库只剩0道可用',
    ]);
    const sheet = await call(paper.draw, { id });
    expect([sheet.code, sheet.data]).toEqual([errorCodes.conflict, { lineId, left: 0 }]);
  });

  it('draw different questions each time, none twice, even if a rule with alternatives could take one', async () => {
    const id = await random(rule(2), rule(3, { categoryId: subcategory }));
    const sheets = await Promise.all(Array.from({ length: 8 }, () => draw(id)));
    const orders = new Set<string>();
    for (const { sections, totalScore } of sheets) {
      const ids = sections.flatMap(({ questions }) => questions.map((item) => item.questionId));
      expect(new Set(ids)).toEqual(new Set([...questionsInCategory, ...questionsInSubcategory]));
      expect([ids.length, totalScore, sections[0]?.note]).toEqual([5, 10, '说明']);
      orders.add(ids.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('keep their ids, and draw only from the branch of the paper and those below it', async () => {
    const point = '南校区的点';
    await asks(1, { points: [point] }, southern);
    await asks(1, { points: [point] }, vocational);
    const wanted = rule(1, { categoryId: null, point });
    const id = await random(wanted);
    const [section] = (await find(id)).sections;
    expect(section?.rules[0]).toMatchObject({ available: 1, left: 1 });
    const stored = { ...wanted, id: section?.rules[0]?.id, count: 2 };
    await callOk(paper.saveQuestions, {
      paperId: id,
      sections: [{ id: section?.id, title: '一', rules: [stored] }],
    });
    expect((await find(id)).sections[0]?.rules[0]).toMatchObject({ id: stored.id, count: 2 });
    const ownPaperId = await paperWith(
      server,
      southern,
      [{ title: '一', rules: [rule(1)] }],
      'random',
    );
    const seen: Paper = await callOk(paper.findById, { id: ownPaperId }, southern);
    expect(seen.sections[0]?.rules[0]?.available).toBe(0);
  });

  it('prevent the deletion of their category', async () => {
    const unrelatedCategory = await category(null, '独立');
    await random(rule(1, { categoryId: unrelatedCategory }));
    expect((await call(resourceCategory.delete, { id: unrelatedCategory })).code).toBe(
      errorCodes.conflict,
    );
  });
});

describe('the counts of the question bank', () => {
  it('are by category, type and difficulty', async () => {
    const counts = await callOk(paper.findQuestionCountByCategoryIds, {
      categoryIds: [upper, subcategory],
    });
    expect(counts).toHaveLength(2);
    expect(counts).toContainEqual({
      categoryId: subcategory,
      type: 'single',
      difficulty: 4,
      count: 3,
    });
    const away = { categoryIds: [upper] };
    expect(await callOk(paper.findQuestionCountByCategoryIds, away, vocational)).toEqual([]);
  });

  it('exclude questions on the paper, drafts and withdrawn ones', async () => {
    const [first, second] = questionsInCategory as [string, string];
    const questions = [{ questionId: first, score: 1 }];
    const id = await paperWith(server, head, [{ title: '一', questions }]);
    const query = { ...page, id, categoryId: upper, difficulty: 1 };
    const { list, total } = await callOk(paper.findNotExitListByIds, query);
    expect([total, list.map((item: { id: string }) => item.id)]).toEqual([1, [second]]);
  });
});

describe('the separation of branches, organisations and tenants', () => {
  it('applies to papers', async () => {
    const questions = [{ questionId: questionsInCategory[0], score: 1 }];
    const id = await paperWith(server, head, [{ title: '一', questions }]);
    const paperBefore = await find(id);
    const paperQuestionId = paperBefore.sections[0]?.questions[0]?.id;
    const input: readonly [EndpointData, object][] = [
      [paper.findById, { id }],
      [paper.draw, { id }],
      [paper.copy, { id }],
      [paper.delete, { id }],
      [paper.updateById, { id, title: '改名' }],
      [paper.updateStatusById, { id, status: 1 }],
      [paper.saveQuestions, { paperId: id, sections: [] }],
      [paper.updateQuestion, { id: paperQuestionId, score: 9 }],
      [paper.findNotExitListByIds, { id, ...page }],
    ];
    for (const caller of [southern, vocational, horizon]) {
      for (const [endpoint, params] of input) {
        const reply = await call(endpoint, params, caller);
        expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.notFound]);
      }
      const { list } = await callOk(paper.findByCondition, page, caller);
      expect(list.map((item: { id: string }) => item.id)).not.toContain(id);
    }
    expect(await find(id)).toEqual(paperBefore);
  });

  it('applies to the questions of a paper', async () => {
    const elsewhere = [
      ...(await asks(1, {}, vocational)),
      ...(await asks(1, {}, horizon)),
      seedId('question:none'),
    ];
    const { id } = await callOk(paper.save, { title: '一', type: 'fixed' });
    const { id: ownPaperId } = await callOk(paper.save, { title: '一', type: 'fixed' }, southern);
    for (const [paperId, questionId, caller] of [
      ...elsewhere.map((value) => [id, value, head] as const),
      [ownPaperId, questionsInCategory[0], southern] as const,
    ]) {
      const sections = [{ title: '一', questions: [{ questionId, score: 1 }] }];
      const reply = await call(paper.saveQuestions, { paperId, sections }, caller);
      expect(Object.keys(reply.data.fields)).toEqual(['sections.0.questions.0.questionId']);
    }
  });

  it('is unchanged for papers of a branch that is merged into another one', async () => {
    const { id: from } = await callOk(branch.save, {
      ...{ parentId: seedId('branch:sunrise:main'), name: '并入前' },
    });
    const callerAtBranch = { ...head, headers: { ...head.headers, branch: from } };
    const { id } = await callOk(paper.save, { title: '随校区走', type: 'fixed' }, callerAtBranch);
    expect((await find(id)).branchId).toBe(from);
    await callOk(branch.merge, { id: from, into: seedId('branch:sunrise:south') });
    expect(await find(id)).toMatchObject({ branchId: seedId('branch:sunrise:south'), version: 2 });
  });
});
