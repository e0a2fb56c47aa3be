// also on PostgreSQL: row-level security separates organisations and branches, and concurrent editors write the same row
import { contract, type EndpointData, errorCodes, type Paper } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { paperWith, releasedQuestion } from '../testing/compose';
import { singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { audit, paper, question, resourceCategory } = contract;
const page = { pageNum: 1, pageSize: 200 };

let head: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const find = (id: string): Promise<Paper> => callOk(paper.findById, { id });
const newQuestion = (overrides: object = {}): Promise<string> =>
  releasedQuestion(server, head, overrides);
const asks = (count: number) => Promise.all(Array.from({ length: count }, () => newQuestion()));
const sectionOf = (ids: readonly string[], score = 2) => ({
  title: '单选题',
  questions: ids.map((questionId) => ({ questionId, score })),
});
const filled = async (count = 2): Promise<string> =>
  paperWith(server, head, [sectionOf(await asks(count))]);
const save = (paperId: string, sections: readonly object[], overrides: object = {}) =>
  call(paper.saveQuestions, { paperId, sections, ...overrides });
const fieldsOf = ({ code, data }: { code: number; data: { fields?: object } }) => [
  code,
  Object.keys(data.fields ?? {}),
];
const refused = (field: string) => [errorCodes.invalidInput, [field]];
/** Sections as the page sends them back. */
const sent = ({ sections }: Paper) =>
  sections.map(({ id, title, note, questions }) => ({
    ...{ id, title, note },
    questions: questions.map((paperQuestion) => ({
      ...{ id: paperQuestion.id, questionId: paperQuestion.questionId, score: paperQuestion.score },
    })),
  }));

describe('a paper', () => {
  it('is added as an empty draft, and changed in the sent fields', async () => {
    const { id } = await callOk(paper.save, { title: '期末', type: 'random', drawn: 'once' });
    await callOk(paper.updateById, { id, version: 1, title: '期末试卷' });
    expect(await find(id)).toMatchObject({
      ...{ title: '期末试卷', type: 'random', drawn: 'once', status: 0, version: 2 },
      ...{ questionCount: 0, totalScore: 0, examCount: 0, branchName: '总部校区', mayWrite: true },
      sections: [],
      problems: [{ kind: 'noQuestions', blocks: true, sectionId: null, lineId: null }],
    });
    const lateReply = await call(paper.updateById, { id, version: 1, title: '别的' });
    expect([lateReply.code, lateReply.data.present.title]).toEqual([
      errorCodes.conflict,
      '期末试卷',
    ]);
    const entry = await callOk(audit.ofRow, { kind: 'paper', id, ...page });
    expect(entry.list.map(({ action }: { action: string }) => action)).toEqual([
      'paper.changed',
      'paper.added',
    ]);
  });

  it('is found by text, type, state, branch and category with those below, in each order', async () => {
    const parent = await callOk(resourceCategory.add, {
      parentId: null,
      name: '甲',
      type: 'paper',
    });
    const below = await callOk(resourceCategory.add, {
      ...{ parentId: parent.id, name: '乙', type: 'paper' },
    });
    const word = '百分之百%合格';
    const { id } = await callOk(paper.save, { title: word, type: 'fixed', categoryId: below.id });
    const idsOf = async (filter: object): Promise<string[]> =>
      (await callOk(paper.findByCondition, { ...page, ...filter })).list.map(
        (item: { id: string }) => item.id,
      );
    const branchId = seedId('branch:sunrise:main');
    for (const filter of [{ keyword: '百%合' }, { categoryId: parent.id }, { branchId, status: 0 }])
      expect(await idsOf({ ...filter, type: 'fixed' })).toContain(id);
    expect(await idsOf({ keyword: '百_合' })).toEqual([]);
    expect(await idsOf({ keyword: '百%合', type: 'random' })).toEqual([]);
    for (const sort of ['title', '-createdAt', 'updatedAt'])
      expect(await idsOf({ sort })).toContain(id);
    const used = await call(resourceCategory.delete, { id: below.id });
    expect(used.code).toBe(errorCodes.conflict);
    const wrong = { title: '别处', type: 'fixed', categoryId: seedId('category:nobody') };
    expect(fieldsOf(await call(paper.save, wrong))).toEqual(refused('categoryId'));
  });

  it('is copied with its questions as a separate draft', async () => {
    const id = await filled(3);
    await callOk(paper.updateStatusById, { id, status: 1 });
    const copy = await find((await callOk(paper.copy, { id })).id);
    const first = await find(id);
    expect(copy).toMatchObject({ title: '试卷（副本）', status: 0, totalScore: 6 });
    const questionsOf = (item: Paper) => item.sections.flatMap(({ questions }) => questions);
    expect(questionsOf(copy).map(({ questionId }) => questionId)).toEqual(
      questionsOf(first).map(({ questionId }) => questionId),
    );
    const drawnIds = new Set(
      [...questionsOf(copy), ...questionsOf(first)].map((paperQuestion) => paperQuestion.id),
    );
    expect(drawnIds.size).toBe(6);
  });
});

describe('the sections of a paper', () => {
  it('are saved as a whole, and unchanged positions keep their ids and revisions', async () => {
    const [first, second, third] = (await asks(3)) as [string, string, string];
    const id = await paperWith(server, head, [sectionOf([first, second], 2.5)]);
    await callOk(question.save, { id: first, content: singleOf('第二版') });
    await callOk(question.releashQuestion, { id: first });
    const paperBefore = await find(id);
    expect(paperBefore.problems.map(({ kind, blocks }) => [kind, blocks])).toEqual([
      ['outdated', false],
    ]);
    const [section] = sent(paperBefore);
    const reordered = {
      ...section,
      questions: [...(section?.questions.toReversed() ?? []), { questionId: third, score: 0.1 }],
    };
    const { version } = await callOk(paper.saveQuestions, { paperId: id, sections: [reordered] });
    const after = await find(id);
    expect([after.version, after.questionCount, after.totalScore]).toEqual([version, 3, 5.1]);
    const now = after.sections[0]?.questions ?? [];
    expect(
      now.map((paperQuestion) => [
        paperQuestion.questionId,
        paperQuestion.revision,
        paperQuestion.order,
      ]),
    ).toEqual([
      [second, 1, 0],
      [first, 1, 1],
      [third, 1, 2],
    ]);
    expect(now[1]?.id).toBe(paperBefore.sections[0]?.questions[0]?.id);
    expect(now[1]?.question).toEqual(singleOf('已发布'));
    const [repeatedPlace] = sent(after);
    const renewed = repeatedPlace?.questions.map((item) => ({
      ...item,
      renew: item.questionId === first,
    }));
    await callOk(paper.saveQuestions, {
      paperId: id,
      sections: [{ ...repeatedPlace, questions: renewed }],
    });
    const renewedPaper = await find(id);
    expect(renewedPaper.sections[0]?.questions[1]).toMatchObject({
      ...{ revision: 2, isOutdated: false, question: singleOf('第二版') },
    });
    expect(renewedPaper.problems).toEqual([]);
  });

  it('stay as they are, with their version, if nothing changed', async () => {
    const id = await filled();
    const paperBefore = await find(id);
    const same = await callOk(paper.saveQuestions, { paperId: id, sections: sent(paperBefore) });
    expect(same.version).toBe(paperBefore.version);
    const stale = await save(id, [], { version: paperBefore.version - 1 });
    expect([stale.code, stale.data.present.id]).toEqual([errorCodes.conflict, id]);
  });

  it('are refused with the position of what is not allowed', async () => {
    const [id, otherPaper, draft] = [
      await filled(),
      await find(await filled()),
      (await callOk(question.save, { content: singleOf('草稿') })).id,
    ];
    const questionId = await newQuestion();
    const rule = { type: 'single', categoryId: null, difficulty: null, point: null };
    const lines = [{ ...rule, count: 1, score: 1 }];
    const foreign = seedId('category:nobody');
    const random = (await callOk(paper.save, { title: '随机', type: 'random' })).id;
    const otherQuestionId = otherPaper.sections[0]?.questions[0]?.id;
    const withQuestionOfOther = {
      title: '一',
      questions: [{ id: otherQuestionId, questionId, score: 1 }],
    };
    for (const [paperId, section, field] of [
      [id, sectionOf([draft]), 'sections.0.questions.0.questionId'],
      [id, sectionOf([questionId, questionId]), 'sections.0.questions.1.questionId'],
      [id, withQuestionOfOther, 'sections.0.questions.0.id'],
      [id, { id: otherPaper.sections[0]?.id, title: '一' }, 'sections.0.id'],
      [id, { title: '一', rules: lines }, 'sections.0.rules'],
      [random, sectionOf([questionId]), 'sections.0.questions'],
      [
        random,
        { title: '一', rules: [{ ...lines[0], categoryId: foreign }] },
        'sections.0.rules.0.categoryId',
      ],
      [random, { title: '一', rules: [{ ...lines[0], count: 500 }, ...lines] }, 'sections'],
    ] as const) {
      expect(fieldsOf(await save(paperId, [section]))).toEqual(refused(field));
    }
    for (const score of [0, -1, 1.25, 1001, 'viel'])
      expect((await save(id, [sectionOf([questionId], score as number)])).code).toBe(
        errorCodes.invalidInput,
      );
  });

  it('can be changed at one position: its points, its order, another question', async () => {
    const id = await filled(3);
    const { sections, version } = await find(id);
    const [first, second, third] = sections[0]?.questions ?? [];
    const paperQuestionId = first?.id;
    await callOk(paper.updateQuestion, { id: paperQuestionId, order: 2, score: 5, version });
    const moved = await find(id);
    expect(moved.sections[0]?.questions.map((paperQuestion) => paperQuestion.id)).toEqual([
      second?.id,
      third?.id,
      paperQuestionId,
    ]);
    expect(moved.totalScore).toBe(9);
    const repeatedReply = await call(paper.updateQuestion, {
      id: paperQuestionId,
      questionId: second?.questionId,
    });
    expect(fieldsOf(repeatedReply)).toEqual(refused('questionId'));
    const replacementId = await newQuestion();
    await callOk(paper.updateQuestion, { id: paperQuestionId, questionId: replacementId });
    const last = (await find(id)).sections[0]?.questions[2];
    expect([last?.id, last?.questionId, last?.score]).toEqual([paperQuestionId, replacementId, 5]);
    const lateReply = await call(paper.updateQuestion, { id: paperQuestionId, score: 1, version });
    expect(lateReply.code).toBe(errorCodes.conflict);
    const none = await call(paper.updateQuestion, { id: seedId('place:none'), score: 1 });
    expect(none.code).toBe(errorCodes.notFound);
  });
});
