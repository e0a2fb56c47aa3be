// concurrent calls also on PostgreSQL: row-level security separates organisations and branches, and concurrent editors write the same row
import {
  contract,
  type EndpointData,
  errorCodes,
  type Question,
  type QuestionContent,
  richTextOf,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { rewordFormulas } from '../domain/questions/reword';
import { seedId } from '../seed/seed-id';
import { insertResource } from '../testing/insert-resource';
import { blankOf, essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { question, resource, resourceCategory } = contract;
const page = { pageNum: 1, pageSize: 200 };

let head: CallOptions;
let southern: CallOptions;
let vocational: CallOptions;
let horizon: CallOptions;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  southern = { ...head, headers: { ...head.headers, branch: seedId('branch:sunrise:south') } };
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  horizon = { token, host: 'new.localhost' };
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const call = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  server.call(endpoint, params as Record<string, unknown>, options);
const add = async (overrides: object = {}, options: CallOptions = head): Promise<string> =>
  (await callOk(question.save, { content: singleOf('哪一项正确？'), ...overrides }, options)).id;
const find = (id: string, options: CallOptions = head): Promise<Question> =>
  callOk(question.findById, { id }, options);
const release = (id: string) => callOk(question.releashQuestion, { id });
const idsOf = async (filter: object, options: CallOptions = head): Promise<string[]> =>
  (await callOk(question.getQuestionList, { ...page, ...filter }, options)).list.map(
    ({ id }: { id: string }) => id,
  );

describe('a question', () => {
  it('is added as a draft in the caller’s branch and read with its content', async () => {
    const content = singleOf('灭火器应当对准什么？');
    const id = await add({ content, points: ['安全', '安全'], difficulty: 2 });
    expect(await find(id)).toMatchObject({
      type: 'single',
      text: '灭火器应当对准什么？',
      content,
      points: ['安全'],
      difficulty: 2,
      status: 'draft',
      branchName: '总部校区',
      revision: null,
      uses: 0,
      mayWrite: true,
      version: 1,
    });
  });

  it('keeps fields that were not sent, and reports no change if there is none', async () => {
    const id = await add({ points: ['礼仪'], difficulty: 4 });
    const saved = await callOk(question.save, { id, version: 1, difficulty: 5 });
    expect(saved.version).toBe(2);
    expect(await find(id)).toMatchObject({ points: ['礼仪'], difficulty: 5 });
    const repeatedReply = await callOk(question.save, { id, content: singleOf('哪一项正确？') });
    expect(repeatedReply.version).toBe(2);
  });

  it('is refused with the present row for an older version', async () => {
    const id = await add();
    await callOk(question.save, { id, version: 1, difficulty: 1 });
    const lateReply = await call(question.save, { id, version: 1, difficulty: 5 });
    expect([lateReply.code, lateReply.data.present.difficulty]).toEqual([errorCodes.conflict, 1]);
  });

  const stem = richTextOf('题干');
  const option = (key: string) => ({ key, text: richTextOf(key) });
  const single = { ...singleOf('题'), options: [option('A'), option('B')] };
  const multiple = { ...single, type: 'multiple', credit: 'all' };
  const part = { ...essayOf('小题'), id: seedId('part:1'), share: 1 };
  it.each<[string, object, string]>([
    ['no stem', { ...single, stem: richTextOf(' ') }, 'content.stem'],
    ['an answer that is not an option', { ...single, answer: 'C' }, 'content.answer'],
    [
      'two options with one letter',
      { ...single, options: [option('A'), option('A')] },
      'content.options',
    ],
    [
      'an empty option',
      { ...single, options: [option('A'), { key: 'B', text: richTextOf('') }] },
      'content.options.1.text',
    ],
    [
      'two options with the same text',
      { ...single, options: [option('A'), { ...option('A'), key: 'B' }] },
      'content.options.1.text',
    ],
    ['no right answer', { ...multiple, answer: [] }, 'content.answer'],
    ['an answer twice', { ...multiple, answer: ['A', 'A'] }, 'content.answer'],
    ['no gap', blankOf('题', 0, []), 'content.stem'],
    ['a gap without an answer', blankOf('题', 2, [['甲']]), 'content.answer'],
    ['a gap that accepts no text', blankOf('题', 1, [[]]), 'content.answer.0'],
    [
      'a gap in an essay question',
      { ...essayOf('题'), stem: blankOf('题', 1, []).stem },
      'content.stem',
    ],
    [
      'the same part twice',
      { type: 'compound', stem, explanation: null, parts: [part, part] },
      'content.parts',
    ],
    [
      'an empty part',
      { type: 'compound', stem, explanation: null, parts: [{ ...part, stem: richTextOf('') }] },
      'content.parts.0.stem',
    ],
    [
      'a file that does not exist',
      {
        ...single,
        stem: {
          type: 'doc',
          content: [{ type: 'picture', attrs: { resourceId: seedId('resource:none'), alt: '' } }],
        },
      },
      'content',
    ],
  ])('is refused with %s, at its position', async (_, content, field) => {
    const reply = await call(question.save, { content });
    expect([reply.code, Object.keys(reply.data.fields)[0]]).toEqual([
      errorCodes.invalidInput,
      field,
    ]);
  });

  it('is refused with all faults at once, each at its position', async () => {
    const empty = (key: string) => ({ key, text: richTextOf('') });
    const content = {
      ...single,
      ...{ stem: richTextOf(''), options: [option('A'), empty('B'), empty('C')], answer: '' },
    };
    const reply = await call(question.save, { content });
    expect(Object.keys(reply.data.fields)).toEqual([
      ...['content.stem', 'content.options.1.text', 'content.options.2.text'],
      'content.answer',
    ]);
  });

  it.each<[string, object]>([
    ['an unknown type', { ...single, type: 'guess' }],
    ['an unknown member', { ...single, hint: '提示' }],
    [
      'a script as link',
      {
        ...single,
        stem: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: '链接',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
    ],
    ['21 parts', { type: 'compound', stem, explanation: null, parts: Array(21).fill(part) }],
  ])('is refused with %s', async (_, content) => {
    expect((await call(question.save, { content })).code).toBe(errorCodes.invalidInput);
  });

  it('shows pictures of the library with an address, and keeps them from being deleted', async () => {
    const picture = await insertResource(server, { kind: 'image' });
    const pictureBlock = { type: 'picture', attrs: { resourceId: picture, alt: '图' } };
    const content = { ...single, stem: { type: 'doc', content: [pictureBlock] } };
    const id = await add({ content });
    const read = await find(id);
    expect(read.files).toEqual([
      { resourceId: picture, url: expect.stringMatching(/^\/files\//), title: expect.anything() },
    ]);
    expect([read.hasPicture, read.hasAudio]).toEqual([true, false]);
    const reply = await call(resource.delete, { id: picture });
    expect(reply.code).toBe(errorCodes.conflict);
  });
});

describe('the state of a question', () => {
  it('changes from draft to released and back, and each revision stays unchanged', async () => {
    const id = await add({ content: singleOf('第一版') });
    await release(id);
    expect(await find(id)).toMatchObject({ status: 'released', revision: 1, hasChanges: false });
    expect((await call(question.releashQuestion, { id })).code).toBe(errorCodes.conflict);
    await callOk(question.save, { id, content: singleOf('第二版') });
    expect(await find(id)).toMatchObject({ status: 'released', revision: 1, hasChanges: true });
    await release(id);
    await callOk(question.withdraw, { id });
    expect((await call(question.withdraw, { id })).code).toBe(errorCodes.conflict);
    await release(id);
    expect(await find(id)).toMatchObject({ status: 'released', revision: 2 });
    const revisions = await callOk(question.findRevisions, { id });
    expect(revisions.map(({ number, text }: never) => [number, text])).toEqual([
      [2, '第二版'],
      [1, '第一版'],
    ]);
    const first = await callOk(question.findRevision, { id, number: 1 });
    expect(first.content).toEqual(singleOf('第一版'));
    expect((await call(question.findRevision, { id, number: 3 })).code).toBe(errorCodes.notFound);
  });

  it('allows deletion only if it is not released and in no paper', async () => {
    const id = await add();
    await release(id);
    expect((await call(question.delete, { id })).code).toBe(errorCodes.conflict);
    await callOk(question.withdraw, { id });
    const paperId = seedId(`paper:${id}`);
    await server.db.executeAsSystem(sql`WITH p AS (
        INSERT INTO paper (id, tenant_id, organ_id, title, type)
        SELECT ${paperId}::uuid, tenant_id, organ_id, '试卷', 'fixed' FROM question
        WHERE id = ${id}::uuid RETURNING id, tenant_id),
      s AS (INSERT INTO paper_section (tenant_id, paper_id, sort, title)
        SELECT tenant_id, id, 0, '一' FROM p RETURNING id, tenant_id, paper_id)
      INSERT INTO paper_question
        (tenant_id, paper_id, section_id, sort, question_id, revision, score)
      SELECT tenant_id, paper_id, id, 0, ${id}::uuid, 1, 100 FROM s`);
    const refusal = await call(question.delete, { id });
    expect([refusal.code, refusal.data]).toEqual([errorCodes.conflict, { uses: 1 }]);
    expect(await callOk(question.findUses, { id })).toEqual([
      { paperId, title: '试卷', status: 0, revision: 1 },
    ]);
    await server.db.executeAsSystem(sql`DELETE FROM paper WHERE id = ${paperId}::uuid`);
    await callOk(question.delete, { id });
    expect((await call(question.findById, { id })).code).toBe(errorCodes.notFound);
  });

  it('changes for many at once, each independently', async () => {
    const [draft, released, foreign] = [
      await add(),
      await add(),
      await add({}, vocational),
    ] as const;
    await release(released);
    const outcome = await callOk(question.changeMany, {
      ids: [draft, released, foreign, draft],
      change: 'release',
    });
    expect(outcome.changed).toBe(1);
    expect(outcome.refused.map(({ id, code }: never) => [id, code])).toEqual([
      [released, errorCodes.conflict],
      [foreign, errorCodes.notFound],
    ]);
    expect((await find(draft)).status).toBe('released');
    expect((await find(foreign, vocational)).status).toBe('draft');
  });

  it('needs the permission to release for that move only', async () => {
    const teacher = await sessionInSunrise(server, '13900000002', 'head');
    const reply = await call(
      question.changeMany,
      { ids: [await add()], change: 'release' },
      teacher,
    );
    expect(reply.code).toBe(errorCodes.forbidden);
  });
});

describe('the list', () => {
  it('can be filtered by text, type, difficulty, category with those below, state and knowledge point', async () => {
    const parent = await callOk(resourceCategory.add, {
      ...{ parentId: null, name: '题目分类', type: 'question' },
    });
    const below = await callOk(resourceCategory.add, {
      ...{ parentId: parent.id, name: '下级', type: 'question' },
    });
    const word = '扳手的百分之百%用法';
    const id = await add({
      ...{ content: essayOf(word), difficulty: 5, points: ['工具'], categoryId: below.id },
    });
    const filters = [
      { keyword: '百%用' },
      { keyword: '工具', type: 'essay' },
      { categoryId: parent.id },
      { point: '工具', difficulty: 5, status: 'draft' },
    ];
    for (const filter of filters) expect(await idsOf(filter)).toContain(id);
    expect(await idsOf({ keyword: '百%用', type: 'single' })).toEqual([]);
    expect(await idsOf({ keyword: '百_用' })).toEqual([]);
    const tree = await callOk(resourceCategory.getTree, { type: 'question' });
    const parentNode = tree.find((item: { id: string }) => item.id === parent.id);
    expect(parentNode.children[0].uses).toBe(1);
    const used = await call(resourceCategory.delete, { id: below.id });
    expect(used.code).toBe(errorCodes.conflict);
  });

  it('has its total, page by page and in each order', async () => {
    for (const sort of ['createdAt', '-updatedAt', 'difficulty', '-uses']) {
      const first = await callOk(question.getQuestionList, { pageNum: 1, pageSize: 10, sort });
      const last = Math.ceil(first.total / 10);
      const end = await callOk(question.getQuestionList, { pageNum: last, pageSize: 10, sort });
      expect(first.list).toHaveLength(10);
      expect(end.list).toHaveLength(first.total - (last - 1) * 10);
    }
  });

  it('offers the knowledge points in use', async () => {
    const [first] = await callOk(question.findPoints, { keyword: '清洁' });
    expect(first).toEqual({ point: '清洁消毒', questions: expect.any(Number) });
  });
});

describe('the search for similar questions', () => {
  const input = '发现燃气泄漏时首先应当怎样做？';

  it('finds texts whatever their punctuation and width', async () => {
    const id = await add({ content: singleOf(input) });
    const similarQuestions = await callOk(question.findSimilar, {
      text: '发现燃气泄漏时，首先应当怎么做?',
    });
    expect(similarQuestions[0]).toMatchObject({ id, similarity: expect.any(Number) });
    expect(similarQuestions[0].similarity).toBeGreaterThan(0.7);
    const others = await callOk(question.findSimilar, { text: input, exceptId: id });
    expect(others.map((other: { id: string }) => other.id)).not.toContain(id);
  });

  it.each(['', '？！', '完全没有关系的一段文字说明'])('finds nothing for "%s"', async (text) => {
    expect(await callOk(question.findSimilar, { text })).toEqual([]);
  });

  it('finds nothing of another organisation', async () => {
    const id = await add({ content: singleOf('只有这里才会问到的独特问题') }, vocational);
    const similarQuestions = await callOk(question.findSimilar, {
      text: '只有这里才会问到的独特问题',
    });
    expect(similarQuestions.map((match: { id: string }) => match.id)).not.toContain(id);
  });
});

describe('the separation of branches, organisations and tenants', () => {
  let id: string;
  beforeAll(async () => {
    id = await add();
  });

  const writes: readonly [EndpointData, (id: string) => object][] = [
    [question.save, (value) => ({ id: value, difficulty: 1 })],
    [question.delete, (value) => ({ id: value })],
    [question.releashQuestion, (value) => ({ id: value })],
    [question.withdraw, (value) => ({ id: value })],
    [question.copy, (value) => ({ id: value })],
    [question.findById, (value) => ({ id: value })],
    [question.findRevisions, (value) => ({ id: value })],
    [question.findUses, (value) => ({ id: value })],
  ];

  it.each(['another branch', 'another organisation', 'another tenant'])(
    'applies to %s',
    async (callerName) => {
      const caller =
        { 'another branch': southern, 'another organisation': vocational }[callerName] ?? horizon;
      for (const [endpoint, params] of writes) {
        const reply = await call(endpoint, params(id), caller);
        expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.notFound]);
      }
      expect(await idsOf({}, caller)).not.toContain(id);
      expect((await find(id)).version).toBe(1);
    },
  );

  it('refuses a category of another organisation, or of courses', async () => {
    const { id: foreign } = await callOk(
      resourceCategory.add,
      { parentId: null, name: '别处', type: 'question' },
      vocational,
    );
    const { id: ofCourses } = await callOk(resourceCategory.add, {
      ...{ parentId: null, name: '课程分类', type: 'course' },
    });
    for (const categoryId of [foreign, ofCourses]) {
      const reply = await call(question.save, { id, categoryId });
      expect(Object.keys(reply.data.fields)).toEqual(['categoryId']);
    }
  });
});

it('is copied as a separate draft', async () => {
  const content: QuestionContent = blankOf('电压为', 1, [['220V', '220伏']]);
  const id = await add({ content, points: ['电工'] });
  await release(id);
  const copy = await callOk(question.copy, { id });
  expect(copy.id).not.toBe(id);
  expect(await find(copy.id)).toMatchObject({ content, points: ['电工'], status: 'draft' });
});

it('stored by an older version with the source of its formula is listed with its plain text', async () => {
  const source = { type: 'formula', attrs: { source: 'x^2 + \\frac{1}{2}' } };
  const stem = { type: 'doc', content: [{ type: 'paragraph', content: [source] }] };
  const id = await add({ content: { ...singleOf('公式'), stem } });
  await release(id);
  const questionBefore = await find(id);
  for (const table of ['question', 'question_revision'])
    await server.db.executeAsSystem(sql`UPDATE ${sql.raw(table)} SET text = 'x^2 + \\frac{1}{2}'
      WHERE ${sql.raw(table === 'question' ? 'id' : 'question_id')} = ${id}::uuid`);
  const unrelatedId = await add({ content: singleOf('集合 {a^b} 的写法') });
  await rewordFormulas(server.db);
  expect(await idsOf({ keyword: 'x² + 1/2' })).toEqual([id]);
  expect((await callOk(question.findRevisions, { id }))[0].text).toBe('x² + 1/2');
  expect(await find(id)).toEqual(questionBefore);
  expect(await idsOf({ keyword: '{a^b}' })).toEqual([unrelatedId]);
});
