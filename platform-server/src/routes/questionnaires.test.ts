// concurrent calls also on PostgreSQL: row-level security separates organisations and branches
import { contract, errorCodes, type FormAnswers } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { contentOf, formQuestion, pagesOf, textQuestion } from '../testing/questionnaires';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { inHours, trainFixture } from '../testing/train-fixture';

const server = serverFixture({ freshLimits: true });
const { questionnaire, questionnaireAnswer } = contract;
const fixture = trainFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'southern' | 'vocational' | 'student' | 'outsider', CallOptions>;
const page = { pageNum: 1, pageSize: 50 };
const mark = 'a-browser-of-the-tests';

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  callers.student = { token: await server.login('13900000006') };
  callers.outsider = { token: await server.login('13900000002') };
});

const input = contentOf(
  formQuestion('q1', 'single', { required: true }),
  textQuestion({ id: 'q2', required: true, showIf: { questionId: 'q1', test: 'is', value: 'o2' } }),
);

async function draft(overrides: object = {}): Promise<{ id: string; version: number }> {
  return callOk(questionnaire.save, { title: '课后调查', content: input, ...overrides });
}
async function published(overrides: object = {}, trainIds: string[] = []) {
  const { id, version } = await draft(overrides);
  await callOk(questionnaire.publish, { id, version });
  const shared = await callOk(questionnaire.share, {
    ...{ id, version: version + 1, byLink: true, trainIds },
  });
  return { id, version: shared.version as number, key: shared.linkKey as string };
}
const find = (id: string) => callOk(questionnaire.findById, { id });
const take = (key: string, values: FormAnswers, taker = mark) =>
  call(questionnaireAnswer.submit, { key, mark: taker, values }, {});
const answersOf = async (
  id: string,
): Promise<{ values: FormAnswers; personName: string | null }[]> =>
  (await callOk(questionnaire.answers, { id, ...page })).list;

it('is written, published and answered by its link; answers to unknown questions are dropped', async () => {
  const { id, key } = await published({ thanks: '谢谢' });
  expect(key).toMatch(/^[\w-]{22}$/);
  const looked = await call(questionnaireAnswer.find, { key }, {});
  expect(looked.data).toMatchObject({ state: 'open', title: '课后调查', content: input });
  const empty = await take(key, {});
  expect([empty.code, empty.data.faults]).toEqual([errorCodes.invalidInput, { q1: 'required' }]);
  expect((await take(key, { q1: 'o2' })).data.faults).toEqual({ q2: 'required' });
  expect((await take(key, { q1: 'o9' })).data.faults).toEqual({ q1: 'choice' });
  expect((await take(key, { q1: 'o1', q2: '隐藏的', q9: 'o1' })).code).toBe(0);
  expect(await answersOf(id)).toMatchObject([{ values: { q1: 'o1' }, personName: null }]);
  expect((await find(id)).answers).toBe(1);
});

it('is answered once per browser, and reports a second answer', async () => {
  const { id, key } = await published();
  expect((await take(key, { q1: 'o1' })).code).toBe(0);
  const again = await take(key, { q1: 'o3' });
  expect([again.code, again.message]).toEqual([errorCodes.conflict, '您已经提交过这份问卷']);
  const looked = await call(questionnaireAnswer.find, { key, mark }, {});
  expect([looked.data.state, looked.data.content]).toEqual(['answered', null]);
  expect((await take(key, { q1: 'o1' }, 'another-browser-here')).code).toBe(0);
  expect(await answersOf(id)).toHaveLength(2);
});

it('can be answered several times if it allows that', async () => {
  const { id, key } = await published({ repeats: true });
  for (const q1 of ['o1', 'o3']) expect((await take(key, { q1 })).code).toBe(0);
  expect(await answersOf(id)).toHaveLength(2);
});

it('accepts only as many concurrent answers as its limit allows', async () => {
  const { id, key } = await published({ limit: 3 });
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => take(key, { q1: 'o1' }, `browser-number-${index}-x`)),
  );
  const codes = replies.map(({ code }) => code);
  expect(codes.filter((code) => code === 0)).toHaveLength(3);
  expect(replies.find(({ code }) => code !== 0)?.message).toBe('答卷数量已满');
  expect(await answersOf(id)).toHaveLength(3);
  expect((await call(questionnaireAnswer.find, { key }, {})).data.state).toBe('full');
});

it('accepts one of two concurrent answers of one browser', async () => {
  const { id, key } = await published();
  const replies = await Promise.all([1, 2, 3].map(() => take(key, { q1: 'o1' })));
  expect(replies.map(({ code }) => code).toSorted()).toEqual([
    ...[0, errorCodes.conflict, errorCodes.conflict],
  ]);
  expect(await answersOf(id)).toHaveLength(1);
});

it.each([
  ['notYet', { opensAt: inHours(1) }, '问卷尚未开始'],
  ['over', { opensAt: inHours(-2), closesAt: inHours(-1) }, '问卷已经结束'],
])('reports that it is %s', async (state, window, message) => {
  const { key } = await published(window);
  expect((await call(questionnaireAnswer.find, { key }, {})).data).toMatchObject({
    ...{ state, content: null, title: '课后调查' },
  });
  expect((await take(key, { q1: 'o1' })).message).toBe(message);
});

it('can be closed and reopened; a removed link is not found', async () => {
  const { id, version, key } = await published();
  await callOk(questionnaire.close, { id, version });
  expect((await take(key, { q1: 'o1' })).message).toBe('问卷已关闭');
  await callOk(questionnaire.reopen, { id, version: version + 1 });
  expect((await take(key, { q1: 'o1' })).code).toBe(0);
  const off = { id, version: version + 2, byLink: false, trainIds: [] };
  await callOk(questionnaire.share, off);
  const replyAfterDeletion = await call(questionnaireAnswer.find, { key }, {});
  expect([replyAfterDeletion.code, replyAfterDeletion.message]).toEqual([
    ...[errorCodes.notFound, '没有这份问卷，链接可能已失效'],
  ]);
  const renewed = await callOk(questionnaire.share, {
    ...off,
    ...{ version: version + 3, byLink: true },
  });
  expect(renewed.linkKey).not.toBe(key);
});

it('is not found in another tenant, or as a draft', async () => {
  const { key } = await published();
  const elsewhere = { headers: { origin: 'http://new.localhost' } };
  expect((await call(questionnaireAnswer.find, { key }, elsewhere)).code).toBe(errorCodes.notFound);
  const { id, version } = await draft();
  const { linkKey } = await callOk(questionnaire.share, {
    id,
    version,
    byLink: true,
    trainIds: [],
  });
  expect((await call(questionnaireAnswer.find, { key: linkKey }, {})).code).toBe(
    errorCodes.notFound,
  );
});

it('keeps its questions once it is published; its window can be changed', async () => {
  const { id, version } = await published();
  const otherContent = contentOf(formQuestion('q1', 'text'));
  for (const change of [{ content: otherContent }, { title: '另一个' }, { anonymous: false }]) {
    expect((await call(questionnaire.save, { id, version, ...change })).message).toBe(
      '问卷当前的状态不允许此操作',
    );
  }
  const saved = await callOk(questionnaire.save, { id, version, closesAt: inHours(5), limit: 9 });
  expect(saved.version).toBe(version + 1);
  const staleReply = await call(questionnaire.save, { id, version, limit: 8 });
  expect([staleReply.code, staleReply.data.present.limit]).toEqual([errorCodes.conflict, 9]);
});

it.each([
  ['publish', ['draft']],
  ['close', ['published']],
  ['reopen', ['closed']],
  ['delete', ['draft', 'closed']],
] as const)('the move %s is allowed in the states %j', async (move, from) => {
  const created = {
    draft: () => draft(),
    published: () => published(),
    closed: async () => {
      const { id, version } = await published();
      await callOk(questionnaire.close, { id, version });
      return { id, version: version + 1 };
    },
  };
  for (const state of ['draft', 'published', 'closed'] as const) {
    const { id, version } = await created[state]();
    const { code } = await call(questionnaire[move], { id, version });
    expect([state, code === 0]).toEqual([state, from.some((item) => item === state)]);
  }
});

it('with answers cannot be deleted', async () => {
  const { id, version, key } = await published();
  await take(key, { q1: 'o1' });
  await callOk(questionnaire.close, { id, version });
  expect((await call(questionnaire.delete, { id, version: version + 1 })).code).toBe(
    errorCodes.conflict,
  );
  const copy = await callOk(questionnaire.copy, { id });
  expect(await find(copy.id)).toMatchObject({
    ...{ status: 'draft', answers: 0, hasLink: false, trains: [], content: input },
  });
});

it('has a full copy mark in the title of a copy, even if the title is long', async () => {
  const { id } = await draft({ title: '长'.repeat(99) });
  const { title } = await find((await callOk(questionnaire.copy, { id })).id);
  expect(title).toBe(`${'长'.repeat(96)}（副本）`);
});

it('with half of a surrogate pair is refused with a message', async () => {
  const { key } = await published();
  for (const half of ['a\ud800b', '\udc00']) {
    expect((await take(key, { q1: half })).code).toBe(errorCodes.invalidInput);
  }
  expect((await call(questionnaire.save, { title: 'a\ud800' })).code).toBe(errorCodes.invalidInput);
  await callOk(questionnaire.save, { title: '整个的😀' });
});

it('cannot be published with a condition on a later question', async () => {
  const content = pagesOf([
    [formQuestion('q1', 'text', { showIf: { questionId: 'q2', test: 'answered', value: '' } })],
    [formQuestion('q2', 'text')],
  ]);
  const { id, version } = await draft({ content });
  const refusal = await call(questionnaire.publish, { id, version });
  expect([refusal.code, refusal.data.faults]).toEqual([
    ...[errorCodes.conflict, [{ placeId: 'q1', fault: 'later' }]],
  ]);
});

it('is refused if two parts have the same id', async () => {
  const content = contentOf(formQuestion('q1', 'text'), formQuestion('q1', 'date'));
  const refusal = await call(questionnaire.save, { title: '重复', content });
  expect(refusal.data.fields).toEqual({ content: '两道题或两个选项使用了同一标识' });
});

it('can be answered by the members of its trainings, named or anonymous, and nobody else', async () => {
  const { id: trainId } = await fixture.published();
  const signedQuestionnaire = await published({ title: '署名', anonymous: false }, [trainId]);
  const anonymousQuestionnaire = await published({ title: '匿名' }, [trainId]);
  const mine = async (): Promise<{ id: string; answered: boolean }[]> =>
    callOk(questionnaireAnswer.findMine, {}, callers.student);
  const waits = (await mine()).filter(({ id }) =>
    [signedQuestionnaire.id, anonymousQuestionnaire.id].includes(id),
  );
  expect(waits.map(({ answered }) => answered)).toEqual([false, false]);
  for (const { id } of [signedQuestionnaire, anonymousQuestionnaire]) {
    const outsiderReply = await call(questionnaireAnswer.findAsUser, { id }, callers.outsider);
    expect(outsiderReply.code).toBe(errorCodes.notFound);
    const sent = { id, values: { q1: 'o1' } };
    await callOk(questionnaireAnswer.submitAsUser, sent, callers.student);
    const repeatedReply = await call(questionnaireAnswer.submitAsUser, sent, callers.student);
    expect(repeatedReply.message).toBe('您已经提交过这份问卷');
  }
  expect((await mine()).find(({ id }) => id === anonymousQuestionnaire.id)?.answered).toBe(true);
  expect((await answersOf(signedQuestionnaire.id)).map(({ personName }) => personName)).toEqual([
    '李学员',
  ]);
  expect((await answersOf(anonymousQuestionnaire.id)).map(({ personName }) => personName)).toEqual([
    null,
  ]);
  const rows = await server.db.withSystem((tx) =>
    tx.execute(sql`SELECT member_id FROM questionnaire_answer
      WHERE questionnaire_id = ${anonymousQuestionnaire.id}::uuid`),
  );
  expect(rows.rows).toEqual([{ member_id: null }]);
});

it('that is not anonymous needs a log-in, by its link too', async () => {
  const { key } = await published({ anonymous: false });
  expect((await call(questionnaireAnswer.find, { key }, {})).data.state).toBe('login');
  expect((await take(key, { q1: 'o1' })).message).toBe('请先登录再作答');
  const looked = await callOk(questionnaireAnswer.findAsUser, { key }, callers.student);
  expect(looked.state).toBe('open');
  await callOk(questionnaireAnswer.submitAsUser, { key, values: { q1: 'o1' } }, callers.student);
});

it('counts its answers by question, day and period', async () => {
  const content = contentOf(
    formQuestion('q1', 'single'),
    formQuestion('q2', 'multiple'),
    formQuestion('q3', 'stars'),
    formQuestion('q4', 'matrix'),
    formQuestion('q5', 'text'),
  );
  const { id, key } = await published({ content, repeats: true });
  await take(key, { q1: 'o1', q2: ['o1', 'o2'], q3: 5, q4: { r1: 'o1', r2: 'o3' }, q5: '好' });
  await take(key, { q1: 'o1', q2: ['o2'], q3: 2, q4: { r1: 'o1' } });
  const asking = { id, zone: 'Asia/Shanghai' };
  const { answers, days, figures } = await callOk(questionnaire.results, asking);
  expect([answers, days.length]).toEqual([2, 1]);
  const [q1, q2, q3, q4, q5] = figures;
  const counted = ({
    counts,
  }: {
    counts: { row: string | null; value: string; count: number }[];
  }) => counts.map(({ row, value, count }) => [row ?? '', value, count].join(' ')).toSorted();
  expect(counted(q1)).toEqual([' o1 2']);
  expect(counted(q2)).toEqual([' o1 1', ' o2 2']);
  expect([counted(q3), q3.average]).toEqual([[' 2 1', ' 5 1'], 3.5]);
  expect(counted(q4)).toEqual(['r1 o1 2', 'r2 o3 1']);
  expect([q5.answered, q5.counts]).toEqual([1, []]);
  expect((await callOk(questionnaire.results, { ...asking, from: inHours(1) })).answers).toBe(0);
  const texts = await callOk(questionnaire.texts, { id, questionId: 'q5', ...page });
  expect(texts.list.map(({ text }: { text: string }) => text)).toEqual(['好']);
});

it.each(['Nowhere/Else', '', '+08:00', "UTC'; DROP TABLE x"])(
  'results in the time zone "%s" are refused at its field',
  async (zone) => {
    const { id } = await published();
    const reply = await call(questionnaire.results, { id, zone });
    expect(reply.code).toBe(errorCodes.invalidInput);
    expect(Object.keys(reply.data.fields)).toEqual(['zone']);
  },
);

it('is exported as a workbook without formulas, which is recorded', async () => {
  const content = contentOf(textQuestion({ title: '=1+1' }), formQuestion('q2', 'multiple'));
  const { id, key } = await published({ content });
  await take(key, { q1: '=HYPERLINK("http://x")', q2: ['o1', 'o3'] });
  const { token, headers } = fixture.as.head;
  const file = await server.app.inject({
    ...{ method: 'POST', url: questionnaire.export.path, payload: { id } },
    headers: { host: 'localhost', token: token ?? '', ...headers },
  });
  const [headings, cells] = (await server.services.sheets.read(file.rawPayload, 10, 'texts')) ?? [];
  expect(headings?.slice(2)).toEqual(['1. =1+1', '2. 问题 q2']);
  expect(cells?.slice(2)).toEqual(['\'=HYPERLINK("http://x")', '选项 o1; 选项 o3']);
  const { list } = await callOk(contract.audit.ofRow, { kind: 'questionnaire', id, ...page });
  expect(list[0].action).toBe('questionnaire.exported');
});

describe('the separation of branches and organisations', () => {
  it.each(['findById', 'results', 'answers', 'copy', 'export'] as const)(
    'makes %s of another one not found',
    async (name) => {
      const { id } = await published();
      const moreContent = {
        ...(name === 'results' && { zone: 'UTC' }),
        ...(name === 'answers' && page),
      };
      for (const callOptions of [callers.southern, callers.vocational]) {
        const reply = await call(
          questionnaire[name] as never,
          { id, ...moreContent } as never,
          callOptions,
        );
        expect(reply.code).toBe(errorCodes.notFound);
      }
    },
  );

  it('makes a training of another organisation refused', async () => {
    const { id, version } = await draft();
    const refusal = await call(questionnaire.share, {
      ...{ id, version, byLink: false, trainIds: [seedId('train:sunrise:welding')] },
    });
    expect(Object.keys(refusal.data.fields)).toEqual(['trainIds']);
  });
});

it('limits attempts to guess links', async () => {
  const tries = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      call(questionnaireAnswer.find, { key: `guess-number-${index}` }, {}),
    ),
  );
  expect(tries.filter(({ status }) => status === 429).length).toBe(10);
});
