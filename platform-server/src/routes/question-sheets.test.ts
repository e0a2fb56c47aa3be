// embedded database only: questions of a workbook are stored like those of a form
import { randomUUID } from 'node:crypto';
import {
  contract,
  type EndpointData,
  errorCodes,
  type Question,
} from '@edu/shared-utility/contract';
import { locales } from '../phrases';
import { essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';
import { jobOver, rowsOf, uploadTo, workbook } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { audit, question, resourceCategory } = contract;
const page = { pageNum: 1, pageSize: 200 };

const head = [
  ...['题型', '题干', '选项A', '选项B', '选项C', '答案', '解析', '难度', '分类', '知识点'],
  ...['少选得分', '区分大小写', '不分顺序', '字数上限', '评分要点'],
];
const row = (cells: Readonly<Record<string, string>>): string[] =>
  head.map((name) => cells[name] ?? '');

let administrator: CallOptions;
let vocational: CallOptions;
beforeAll(async () => {
  administrator = await sessionInSunrise(server, '13900000001', 'head');
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

const headersOf = (options: CallOptions): Record<string, string> => ({
  token: options.token ?? '',
  ...(options.headers as Record<string, string>),
});
const callOk = (endpoint: EndpointData, params: object, options = administrator) =>
  callOkOn(server, endpoint, params, options);
const check = async (rows: string[][]) =>
  (
    await uploadTo(
      server,
      question.checkImport.path,
      await workbook(rows),
      headersOf(administrator),
    )
  ).data;
async function start(rows: string[][], overrides: object = {}) {
  const input = new URLSearchParams({ mode: 'all', requestId: randomUUID(), ...overrides });
  const url = `${question.startImport.path}?${input}`;
  const { code, data } = await uploadTo(
    server,
    url,
    await workbook(rows),
    headersOf(administrator),
  );
  return code === errorCodes.ok ? jobOver(server, administrator.token ?? '', data.id) : data;
}
const findQuestions = async (keyword: string): Promise<Question[]> => {
  const { list } = await callOk(question.getQuestionList, { ...page, keyword, sort: 'createdAt' });
  return Promise.all(list.map(({ id }: { id: string }) => callOk(question.findById, { id })));
};
const exported = (params: object, options = administrator) =>
  server.app.inject({
    method: 'POST',
    url: question.exportSheet.path,
    payload: params,
    headers: { host: 'localhost', ...headersOf(options) },
  });

const good = [
  row({
    ...{ 题型: '单选题', 题干: '表格：\\(E=mc^2\\) 中的c是', 选项A: '光速', 选项B: '质量' },
    ...{ 答案: 'ａ', 解析: '真空中的光速', 难度: '4', 知识点: '物理；能量，能量' },
  }),
  row({
    题型: 'Multiple choice',
    题干: '表格多选',
    选项A: '一',
    选项B: '二',
    选项C: '三',
    答案: 'Ａ、Ｃ',
    少选得分: '是',
  }),
  row({ 题型: '判断题', 题干: '表格判断', 答案: '×' }),
  row({
    题型: '填空题',
    题干: '表格填空：电压____，频率_____。',
    答案: '220V | 220伏；50Hz',
    不分顺序: 'Yes',
  }),
  row({
    题型: 'essay',
    题干: '表格简答\n第二段',
    答案: '参考',
    字数上限: '300',
    评分要点: '说明原因 = 2\n举例=1',
  }),
];

it('a workbook becomes drafts of every type that it supports', async () => {
  const { id: categoryId } = await callOk(resourceCategory.add, {
    ...{ parentId: null, name: '表格分类', type: 'question' },
  });
  expect(await check([head, ...good])).toMatchObject({ total: 5, good: 5 });
  expect(await findQuestions('表格')).toEqual([]);
  expect(await start([head, ...good], { categoryId })).toMatchObject({
    ...{ kind: 'question.import', state: 'done', imported: 5, failed: 0 },
  });
  const [single, multiple, judge, blank, essay] = await findQuestions('表格');
  expect(single).toMatchObject({
    ...{ status: 'draft', categoryId, difficulty: 4, points: ['物理', '能量'] },
    ...{ branchName: '总部校区', content: { type: 'single', answer: 'A' } },
  });
  expect(single?.content.stem.content[0]).toMatchObject({
    content: [{ text: '表格：' }, { type: 'formula', attrs: { source: 'E=mc^2' } }, {}],
  });
  expect(multiple?.content).toMatchObject({ answer: ['A', 'C'], credit: 'partial' });
  expect(judge?.content).toMatchObject({ type: 'judge', answer: false });
  expect(blank?.content).toMatchObject({
    ...{ answer: [['220V', '220伏'], ['50Hz']], anyOrder: true, matchCase: false },
  });
  expect(essay?.content).toMatchObject({
    ...{
      maxLength: 300,
      rubric: [
        { text: '说明原因', share: 2 },
        { text: '举例', share: 1 },
      ],
    },
  });
  const past = await callOk(audit.ofRow, { kind: 'question', id: single?.id, ...page });
  expect(past.list.map(({ action }: { action: string }) => action)).toEqual(['question.added']);
});

it.each(locales)(
  'the template of %s shows an example of each kind that can be imported',
  async (locale) => {
    const template = await server.app.inject({
      method: 'GET',
      url: question.importTemplate.path,
      headers: { host: 'localhost', locale, ...headersOf(administrator) },
    });
    const [headings = [], notes = [], ...columns] = (await rowsOf(
      template.rawPayload,
    )) as string[][];
    const names = columns.map(([name]) => name ?? '');
    expect(headings).toEqual(expect.arrayContaining(names));
    expect(notes).toHaveLength(7);
    const examples = [2, 3, 4, 5, 6].map((at) => columns.map((cells) => cells[at] ?? ''));
    expect(await check([names, ...examples])).toMatchObject({ total: 5, good: 5 });
  },
);

it('full-width letters are accepted, and an answer must name a filled option', async () => {
  const options = { 题型: '单选题', 题干: '宽字', 选项A: '一', 选项B: '二' };
  expect(
    await check([
      head,
      row({ ...options, 答案: 'Ｂ' }),
      row({ ...options, 题干: '宽', 答案: 'ａ．' }),
    ]),
  ).toMatchObject({ total: 2, good: 2 });
  const { rows } = await check([
    head,
    row({ ...options, 答案: 'Ｄ' }),
    row({ ...options, 答案: 'AB' }),
    row({ ...options, 题型: '多选题', 答案: 'A、C' }),
  ]);
  const messages = rows.flatMap((item: { problems: { message: string }[] }) =>
    item.problems.map(({ message }) => message),
  );
  expect(messages).toEqual([
    '答案中的选项没有填写内容',
    '单选题只能有一个正确选项',
    '答案中的选项没有填写内容',
  ]);
});

it('a question that exists in the file or in the bank is reported, but not refused', async () => {
  const judge = (stem: string) => row({ 题型: '判断题', 题干: stem, 答案: '对' });
  await start([head, judge('重复一')]);
  const twice = [judge('重复一'), judge('重复二'), judge('重复二'), judge('新的')];
  const { good: count, rows } = await check([head, ...twice]);
  const stems = rows.map(({ row: at, cells }: { row: number; cells: string[] }) => [at, cells[1]]);
  expect([count, stems]).toEqual([
    4,
    [
      [2, '重复一 (题库中已有相同的题目)'],
      [4, '重复二 (与第3行的题目相同)'],
    ],
  ]);
  // similar questions of other organisations are not reported
  const foreign = await uploadTo(
    server,
    question.checkImport.path,
    await workbook([head, judge('重复一')]),
    headersOf(vocational),
  );
  expect(foreign.data.rows[0].cells[1]).toBe('重复一');
});

it('a check reports each wrong cell, in the caller’s language, and stores nothing', async () => {
  const bad = [
    row({ 题型: '猜谜', 题干: '坏行' }),
    row({ 题型: '单选题', 题干: '坏行', 选项A: '一', 选项B: '二', 答案: 'D' }),
    row({ 题型: '单选题', 题干: '', 选项A: '一', 选项B: '二', 答案: 'A', 难度: '9' }),
    row({ 题型: '多选题', 题干: '坏行', 选项A: '一', 答案: 'A', 少选得分: '也许' }),
    row({ 题型: '填空题', 题干: '坏行没有空', 答案: '一' }),
    row({ 题型: '判断题', 题干: '坏行', 答案: '不知道', 分类: '没有的分类' }),
    row({ 题型: '简答题', 题干: '坏行', 字数上限: '很多', 评分要点: '没有分值' }),
    row({ 题型: '综合题', 题干: '坏行' }),
    row({ 题型: '判断题', 题干: '坏行', 答案: '对', 分类: '没有的分类' }),
  ];
  const {
    rows,
    total,
    good: count,
  } = await check([head, ...bad, row({ 题型: '判断题', 题干: '好行', 答案: '对' })]);
  const problems = rows.map(({ problems: cellProblems }: { problems: { column: string }[] }) =>
    cellProblems.map(({ column }) => column).sort(),
  );
  expect([total, count]).toEqual([10, 1]);
  expect(problems).toEqual([
    ['题型'],
    ['答案'],
    ['难度'],
    ['少选得分'],
    ['答案', '题干'],
    ['答案'],
    ['评分要点'],
    ['题型'],
    ['分类'],
  ]);
  expect(await start([head, ...bad, ...good.slice(0, 1)])).toMatchObject({
    ...{ state: 'done', imported: 0, failed: 10 },
  });
  expect(await findQuestions('坏行')).toEqual([]);
});

it('an import with 5 000 bad rows ends, keeps the good ones and reports the others', async () => {
  const many = Array.from({ length: 5000 }, () => row({ 题型: '判断题', 题干: '太多', 答案: '?' }));
  const last = row({ 题型: '判断题', 题干: '五千之后', 答案: '对' });
  const looked = await check([head, ...many, last]);
  expect([looked.total, looked.good, looked.rows.length]).toEqual([5001, 1, 200]);
  expect(await rowsOf(Buffer.from(looked.faults, 'base64'))).toHaveLength(5001);
  const over = await start([head, ...many, last], { mode: 'good' });
  expect(over).toMatchObject({ state: 'done', imported: 1, failed: 5000 });
  expect(over.problems).toHaveLength(200);
  const result = await server.app.inject({
    url: contract.job.result.path.replace('{id}', over.id),
    headers: { host: 'localhost', ...headersOf(administrator) },
  });
  expect(await rowsOf(result.rawPayload)).toHaveLength(5001);
  expect(await findQuestions('五千之后')).toHaveLength(1);
});

it('bad rows are returned as a workbook with the reasons, which can be corrected and uploaded', async () => {
  const bad = row({ 题型: '判断题', 题干: '待改正', 答案: '?', 难度: '9' });
  const judge = row({ 题型: '判断题', 题干: '不用改', 答案: '对' });
  const { faults } = await check([head, judge, bad]);
  const [headings, first, ...otherRows] = (await rowsOf(
    Buffer.from(faults, 'base64'),
  )) as string[][];
  expect(headings?.slice(-2)).toEqual(['行', '原因']);
  expect(first?.slice(-2)).toEqual([3, expect.stringMatching(/^难度: .+\n答案: .+$/)]);
  expect(otherRows).toEqual([]);
  const mended = (first ?? []).map((cell) => (cell === '?' ? '错' : String(cell ?? '')));
  expect(await check([headings ?? [], mended])).toMatchObject({ total: 1, good: 0 });
  const right = mended.map((cell) => (cell === '9' ? '3' : cell));
  expect(await check([headings ?? [], right])).toMatchObject({ total: 1, good: 1, faults: null });
});

it('a category of another organisation is not accepted', async () => {
  const { id: categoryId } = await callOk(
    resourceCategory.add,
    { parentId: null, name: '别处的表格', type: 'question' },
    vocational,
  );
  expect(await start([head, ...good], { categoryId })).toMatchObject({
    fields: { categoryId: expect.any(String) },
  });
  const sheet = [head, row({ 题型: '判断题', 题干: '名', 答案: '对', 分类: '别处的表格' })];
  expect((await check(sheet)).good).toBe(0);
});

it('the template has the columns’ headings, and what it contains is the same after import and export', async () => {
  const template = await server.app.inject({
    url: question.importTemplate.path,
    headers: { host: 'localhost', locale: 'fr-FR', ...headersOf(administrator) },
  });
  const [headings] = await rowsOf(template.rawPayload);
  expect(headings?.slice(0, 3)).toEqual(['Type', 'Énoncé', 'Option A']);
  const questionsBefore = await findQuestions('表格');
  const file = await exported({ keyword: '表格' });
  const rows = (await rowsOf(file.rawPayload)) as string[][];
  const strip = ({ content, difficulty, points }: Question) =>
    JSON.parse(
      JSON.stringify({ content, difficulty, points }).replaceAll('往返', '表格'),
      (key, value) => (key === 'id' ? undefined : value),
    );
  const back = rows.map((cells, index) =>
    cells.map((cell, column) => {
      const text = String(cell ?? '');
      return index > 0 && column === 1 ? text.replace('表格', '往返') : text;
    }),
  );
  await start(back);
  expect((await findQuestions('往返')).map(strip)).toEqual(questionsBefore.map(strip));
});

it('an export has the chosen questions, is recorded, and needs its permission', async () => {
  const selected = await callOk(question.save, { content: singleOf('=1+1 是多少') });
  const otherQuestion = await callOk(question.save, { content: essayOf('没有选它') });
  const foreign = await callOk(question.save, { content: singleOf('别处的') }, vocational);
  const file = await exported({ ids: [selected.id, foreign.id] });
  const [, ...rows] = await rowsOf(file.rawPayload);
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual([['单选题', "'=1+1 是多少"]]);
  expect(JSON.stringify(rows)).not.toContain(otherQuestion.id);
  const { list } = await callOk(audit.findByCondition, { ...page, action: 'question.exported' });
  expect(list[0].detail).toMatchObject({ questions: 1, conditions: ['ids'] });
  const teacher = await sessionInSunrise(server, '13900000002', 'head');
  const refused = await exported({}, teacher);
  expect(refused.json().code).toBe(errorCodes.forbidden);
});
