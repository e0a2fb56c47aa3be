import { createHash, randomUUID } from 'node:crypto';
import { type AnswerChange, errorCodes, isApiError } from '@edu/shared-utility';
import { workbook, XLSX } from '../../platform-server/src/testing/workbooks';
import { administrator, student } from '../support/accounts';
import { expect as soon } from '../support/expect';
import { type Session, startPlatform } from './client';

const { client, logIn, killAndStart } = startPlatform();

const phones = [student, '13610000740', '13610000814', '13610000851', '13610000888'];
const page = { pageNum: 1, pageSize: 20 };
const point = '走一遍';
const head = [
  ...['题型', '题干', '选项A', '选项B', '选项C', '答案', '解析', '难度', '分类', '知识点'],
  ...['少选得分', '区分大小写', '不分顺序', '字数上限', '评分要点'],
];
const row = (cells: Readonly<Record<string, string>>): string[] =>
  head.map((name) => ({ 知识点: point, ...cells })[name] ?? '');
const rows = [
  row({ 题型: '单选题', 题干: '走一遍之一', 选项A: '对的', 选项B: '错的', 答案: 'A' }),
  row({ 题型: '判断题', 题干: '走一遍之二', 答案: '对' }),
  row({ 题型: '简答题', 题干: '走一遍之三', 答案: '因为', 评分要点: '说明原因=1' }),
];
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

let staff: Session;
let people: Session[];
let userIds: string[];
let trainId: string;
let examId: string;

/** Repeats a call until the server has done its background work. */
async function until<T>(read: () => Promise<T | undefined>): Promise<T> {
  let value: T | undefined;
  const isListed = async () => {
    value = await read();
    return value !== undefined;
  };
  await soon(isListed).toBecome(true);
  return value as T;
}

/** The code with which a call is refused. */
const refused = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => errorCodes.ok,
    (error: unknown) => {
      if (isApiError(error)) return error.code;
      throw error;
    },
  );

/** A submission with only right answers. */
const answersTo = (
  sections: readonly { questions: readonly { id: string; question: { type: string } }[] }[],
  at: number,
) =>
  sections
    .flatMap(({ questions }) => questions)
    .map(({ id: questionId, question: { type } }) => ({
      ...{ questionId, mark: false, at },
      given:
        type === 'single'
          ? { type: 'single' as const, key: 'A' }
          : type === 'judge'
            ? { type: 'judge' as const, value: true }
            : { type: 'essay' as const, text: '因为要安全' },
    }));

beforeAll(async () => {
  staff = await logIn(administrator);
  people = [];
  for (const phone of phones) people.push(await logIn(phone));
});

it('fills the bank by an import', async () => {
  const { question, job } = staff.api;
  const file = new Blob([new Uint8Array(await workbook([head, ...rows]))], { type: XLSX });
  expect(await question.checkImport({ file })).toMatchObject({ total: 3, good: 3 });
  const { id } = await question.startImport({ file, mode: 'all', requestId: randomUUID() });
  const done = await until(async () => {
    const currentJob = await job.findById({ id });
    return ['queued', 'running'].includes(currentJob.state) ? undefined : currentJob;
  });
  expect(done).toMatchObject({ state: 'done', imported: 3, failed: 0 });
  const { list } = await question.getQuestionList({ ...page, keyword: point });
  for (const { id: questionId } of list) await question.releashQuestion({ id: questionId });
  expect(list).toHaveLength(3);
});

it('creates a paper by rule, and an exam of it in a training of five', async () => {
  const { paper, exam, train, trainUser, trainCertificate, certificateTemplate } = staff.api;
  const { id: paperId } = await paper.save({ title: '走一遍试卷', type: 'random' });
  const rule = (type: 'single' | 'judge' | 'essay', score: number) => ({
    ...{ type, score, count: 1, point, categoryId: null, difficulty: null },
  });
  const section = {
    title: '全部',
    rules: [rule('single', 5), rule('judge', 5), rule('essay', 10)],
  };
  await paper.saveQuestions({ paperId, sections: [section] });
  await paper.updateStatusById({ id: paperId, status: 1 });
  examId = (
    await exam.save({
      ...{ title: '走一遍考试', paperId, minutes: 30, passScore: 12, attempts: 1 },
      showAnswers: 'afterSubmit',
    })
  ).id;
  const item = { kind: 'exam' as const, targetId: examId, order: 0, required: true };
  trainId = (
    await train.save({
      ...{
        title: '走一遍培训',
        hours: 8,
        startsAt: inHours(-1),
        endsAt: inHours(9),
        items: [item],
      },
    })
  ).id;
  userIds = [];
  for (const keyword of phones) {
    const { list } = await trainUser.findOrganUserByCondition({ ...page, trainId, keyword });
    userIds.push(list[0]?.userId ?? '');
  }
  expect(await trainUser.add({ trainId, userIds })).toEqual({ added: 5 });
  await train.publish({ id: trainId });
  const templates = await certificateTemplate.findByCondition({ ...page, keyword: '岗前培训' });
  const templateId = templates.list[0]?.id ?? '';
  await trainCertificate.save({ trainId, templateId, condition: 'passedAllExams' });
  await exam.publish({ id: examId });
});

it('is sat by all five, the last of whom continues with another session and answers twice', async () => {
  for (const { api } of people.slice(0, 4)) {
    const { id, sections } = await api.sitting.open({ examId });
    expect(JSON.stringify(sections)).not.toContain('"answer"');
    await api.sitting.handIn({ id, changes: answersTo(sections, 1) });
  }
  const [last] = people.slice(4);
  const opened = await last?.api.sitting.open({ examId });
  const secondSession = await logIn(phones[4] ?? '');
  const { id, sections } = await secondSession.api.sitting.open({ examId });
  expect(id).toBe(opened?.id);
  const changes = answersTo(sections, 1);
  await secondSession.api.sitting.answer({ id, changes });
  await secondSession.api.sitting.answer({ id, changes });
  const first = await secondSession.api.sitting.handIn({ id });
  expect(await secondSession.api.sitting.handIn({ id })).toEqual(first);
  expect(
    await refused(secondSession.api.sitting.answer({ id, changes: answersTo(sections, 2) })),
  ).toBe(errorCodes.conflict);
});

it('is marked, and analysed', async () => {
  const { marking, examAnalysis } = staff.api;
  const { list } = await marking.findAnswers({ ...page, examId });
  expect(list).toHaveLength(5);
  for (const { id, rubric } of list) {
    const line = rubric[0]?.id ?? '';
    await marking.mark({ id, score: 8, lines: { [line]: 8 } });
  }
  expect(await examAnalysis.findPaperAnalysis({ examId })).toMatchObject({
    ...{ invited: 5, taken: 5, passed: 5, averageScore: 18, isComplete: true },
  });
});

it('certifies those who passed, which a stranger can check, and revokes afterwards', async () => {
  const { certificate } = staff.api;
  const issued = await until(async () => {
    const { list } = await certificate.findByCondition({ ...page, keyword: '李学员' });
    return list.find(({ trainTitle }) => trainTitle === '走一遍培训');
  });
  const publicApi = client('localhost');
  const { certificateNo, name } = issued;
  const found = await publicApi.certificate.findPublic({ certificateNo, name });
  expect(found).toMatchObject({ status: 'valid', certificateNo });
  const [header = '', body = '', signature = ''] = found.credential.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const { keys } = await publicApi.certificate.keys();
  const jwk = keys.find((item) => item.kid === kid);
  const key = await crypto.subtle.importKey('jwk', jwk ?? {}, 'Ed25519', false, ['verify']);
  const verifies = (credential: string) =>
    crypto.subtle.verify(
      'Ed25519',
      key,
      Buffer.from(signature, 'base64url'),
      Buffer.from(credential),
    );
  expect(await verifies(`${header}.${body}`)).toBe(true);
  const changed = createHash('sha1').update(body).digest('base64url');
  expect(await verifies(`${header}.${changed}`)).toBe(false);
  const { id, version } = issued;
  await certificate.revoke({ id, version, reason: '信息有误' });
  expect(await publicApi.certificate.findPublic({ certificateNo, name })).toMatchObject({
    status: 'revoked',
  });
});

it('hands in once, although the server is killed meanwhile', async () => {
  const { exam, marking } = staff.api;
  const { id: copy } = await exam.copy({ id: examId });
  const audience = { all: false, departmentIds: [], trainIds: [], userIds };
  await exam.save({ id: copy, audience });
  await exam.publish({ id: copy });
  const sent: { api: Session['api']; id: string; changes: AnswerChange[] }[] = [];
  for (const { api } of people) {
    const { id, sections } = await api.sitting.open({ examId: copy });
    sent.push({ api, id, changes: answersTo(sections, 1) });
  }
  const attempts = sent.map(({ api, id, changes }) =>
    api.sitting.handIn({ id, changes }).then(
      (answer) => answer,
      () => null,
    ),
  );
  // Some of the requests have been answered, others are still running.
  await Promise.any(attempts);
  await killAndStart();
  const replies = await Promise.all(attempts);
  for (const [index, { api, id, changes }] of sent.entries()) {
    const secondAnswer = await api.sitting.handIn({ id, changes });
    const first = replies[index];
    if (first) expect(secondAnswer).toEqual(first);
  }
  const { list } = await marking.findAnswers({ ...page, examId: copy });
  expect(list).toHaveLength(5);
  expect(new Set(list.map(({ name }) => name)).size).toBe(5);
});
