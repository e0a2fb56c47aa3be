// embedded database only: questions of a package are stored like those of a form
import { randomUUID } from 'node:crypto';
import {
  contract,
  type EndpointData,
  errorCodes,
  type Question,
  type QuestionContent,
  type RichText,
  richTextOf,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { importFile } from '../domain/questions/qti/import-files';
import { sweepJobFiles } from '../domain/sweep-job-files';
import type { FileStorage } from '../files/storage';
import { sweepUploads } from '../files/sweep';
import { libraryFixture } from '../testing/library-fixture';
import { blankOf, essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';
import { jobOver, rowsOf, uploadTo } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { audit, job, question, resource, resourceCategory } = contract;
const page = { pageNum: 1, pageSize: 200 };

let administrator: CallOptions;
let vocational: CallOptions;
let teacher: CallOptions;
let library: ReturnType<typeof libraryFixture>;
beforeAll(async () => {
  administrator = await sessionInSunrise(server, '13900000001', 'head');
  teacher = await sessionInSunrise(server, '13900000002', 'head');
  vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  library = libraryFixture(server);
  await library.logIn();
});

const headersOf = (caller: CallOptions): Record<string, string> => ({
  token: caller.token ?? '',
  ...(caller.headers as Record<string, string>),
});
const callOk = (endpoint: EndpointData, params: object, caller = administrator) =>
  callOkOn(server, endpoint, params, caller);
const check = (bytes: Uint8Array, caller = administrator) =>
  uploadTo(server, question.checkPackage.path, Buffer.from(bytes), headersOf(caller));
async function start(bytes: Uint8Array, caller = administrator, parameters: object = {}) {
  const input = new URLSearchParams({ mode: 'all', requestId: randomUUID(), ...parameters });
  const url = `${question.startPackage.path}?${input}`;
  const reply = await uploadTo(server, url, Buffer.from(bytes), headersOf(caller));
  return reply.code === errorCodes.ok ? jobOver(server, caller.token ?? '', reply.data.id) : reply;
}
const downloadResult = (id: string, caller = administrator) =>
  server.app.inject({
    url: job.result.path.replace('{id}', id),
    headers: { host: 'localhost', ...headersOf(caller) },
  });
async function exportPackage(input: object, caller = administrator): Promise<Uint8Array> {
  const { id } = await callOk(
    question.exportPackage,
    { ...input, requestId: randomUUID() },
    caller,
  );
  expect(await jobOver(server, caller.token ?? '', id)).toMatchObject({ state: 'done', failed: 0 });
  return (await downloadResult(id, caller)).rawPayload;
}
const findQuestions = async (keyword: string, caller = administrator): Promise<Question[]> => {
  const query = { ...page, keyword, sort: 'createdAt' };
  const { list } = await callOk(question.getQuestionList, query, caller);
  return Promise.all(
    list.map(({ id }: { id: string }) => callOk(question.findById, { id }, caller)),
  );
};
const bytes = (text: string) => new TextEncoder().encode(text);

const formula: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '往返：能量 ' },
        { type: 'formula', attrs: { source: 'E=mc^2' } },
      ],
    },
  ],
};

async function picture(): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background: '#0a0' } as const;
  const uploadId = await library.uploaded('杠杆.png', await sharp({ create }).png().toBuffer());
  return (await callOk(resource.saveImageAndDoc, { uploadId, title: '杠杆 图' })).id;
}

async function questionsOfAllKinds(): Promise<QuestionContent[]> {
  const resourceId = await picture();
  const single = {
    ...singleOf('往返单选'),
    explanation: richTextOf('因为'),
    stem: {
      type: 'doc',
      content: [
        ...richTextOf('往返单选').content,
        { type: 'picture', attrs: { resourceId, alt: '杠杆' } },
      ],
    },
  } as QuestionContent;
  const multiple = {
    ...singleOf('往返多选'),
    type: 'multiple',
    answer: ['A', 'B'],
    credit: 'partial',
  };
  const part = { ...singleOf('小题'), id: randomUUID(), share: 3 };
  return [
    single,
    multiple as QuestionContent,
    { type: 'judge', stem: formula, explanation: null, answer: false },
    { ...blankOf('往返填空', 2, [['甲', '乙'], ['丙']]), anyOrder: true } as QuestionContent,
    {
      ...essayOf('往返简答'),
      rubric: [{ id: randomUUID(), text: '要点', share: 2 }],
    } as QuestionContent,
    {
      type: 'compound',
      stem: richTextOf('往返综合'),
      explanation: null,
      parts: [part, { ...essayOf('为什么'), id: randomUUID(), share: 1 }],
    } as QuestionContent,
  ];
}

const withoutIds = ({ content, difficulty, points, hasPicture }: Question) =>
  JSON.parse(JSON.stringify({ content, difficulty, points, hasPicture }), (key, value) =>
    key === 'id' || key === 'resourceId' ? undefined : value,
  );

it('an export has the same questions when imported in another organisation, with category and picture', async () => {
  const { id: top } = await callOk(resourceCategory.add, {
    ...{ parentId: null, name: '力学', type: 'question' },
  });
  const { id: categoryId } = await callOk(resourceCategory.add, {
    ...{ parentId: top, name: '杠杆', type: 'question' },
  });
  for (const content of await questionsOfAllKinds()) {
    await callOk(question.save, { content, categoryId, difficulty: 5, points: ['力', '臂'] });
  }
  const file = await exportPackage({ keyword: '往返' });
  const names = Object.keys(unzipSync(file));
  expect(names).toContain('imsmanifest.xml');
  expect(names.filter((name) => name.startsWith('media/'))).toEqual([
    expect.stringMatching(/^media\/[\da-f]{8}-杠杆-图\.png$/),
  ]);

  const { data: seen } = await check(file, vocational);
  expect(seen).toMatchObject({ total: 6, good: 6, unknown: [] });
  expect(seen.rows[0].cells[4]).toBe('力学 / 杠杆');
  expect(await findQuestions('往返', vocational)).toEqual([]);
  expect(await start(file, vocational)).toMatchObject({
    ...{ kind: 'question.package', state: 'done', imported: 6, failed: 0 },
  });
  const [original, imported] = [
    await findQuestions('往返'),
    await findQuestions('往返', vocational),
  ];
  expect(imported.map(withoutIds)).toEqual(original.map(withoutIds));
  expect(imported.map(({ status, categoryName }) => [status, categoryName])).toEqual(
    imported.map(() => ['draft', '杠杆']),
  );
  await server.services.files.prepare();
  const [withPicture] = await findQuestions('往返单选', vocational);
  expect(withPicture?.files).toEqual([
    { resourceId: expect.any(String), url: expect.any(String), title: '杠杆-图' },
  ]);
  expect(withPicture?.files[0]?.resourceId).not.toBe(original[0]?.files[0]?.resourceId);
  const history = await callOk(
    audit.ofRow,
    { kind: 'question', id: withPicture?.id, ...page },
    vocational,
  );
  expect(history.list.map(({ action }: { action: string }) => action)).toEqual(['question.added']);

  // importing again adds no resource twice, and reports the similar questions
  const repeatedReply = await check(file, vocational);
  expect(repeatedReply.data.rows[0].cells[3]).toMatch(/^100 %: 往返单选/);
  await start(file, vocational);
  const twice = await findQuestions('往返单选', vocational);
  expect(new Set(twice.map(({ files }) => files[0]?.resourceId)).size).toBe(1);
});

const head = `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="p"><resources>`;
const packageOf = (
  items: Readonly<Record<string, string>>,
  moreFiles: Record<string, Uint8Array> = {},
) =>
  zipSync({
    'imsmanifest.xml': bytes(
      `${head}${Object.keys(items)
        .map((name) => `<resource identifier="${name}" type="imsqti_item_xmlv3p0" href="${name}"/>`)
        .join('')}</resources></manifest>`,
    ),
    ...Object.fromEntries(Object.entries(items).map(([name, xml]) => [name, bytes(xml)])),
    ...moreFiles,
  });
const itemOf = (title: string, body: string) =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="${title}" adaptive="false" time-dependent="false">
  <qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>x</qti-value></qti-correct-response></qti-response-declaration>
  <qti-item-body>${body}</qti-item-body></qti-assessment-item>`;
const choiceOf = (words: string) =>
  `<p>${words}</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="x">1</qti-simple-choice><qti-simple-choice identifier="y">2</qti-simple-choice></qti-choice-interaction>`;

it('unknown parts are reported, and prevent the import of all questions or only of their own', async () => {
  const file = packageOf({
    'good.xml': itemOf('好题', choiceOf('外来好题')),
    'map.xml': itemOf('地图', '<qti-hotspot-interaction response-identifier="R"/>'),
  });
  const { data } = await check(file);
  expect(data).toMatchObject({
    ...{ total: 2, good: 1 },
    unknown: [{ file: 'map.xml', title: '地图', interaction: 'qti-hotspot-interaction' }],
    rows: [
      {
        row: 2,
        cells: ['map.xml', 'qti-hotspot-interaction', '地图', '', '', ''],
        problems: [{ column: '题型', message: expect.stringContaining('qti-hotspot-interaction') }],
      },
      { row: 1, problems: [] },
    ],
  });
  expect(await start(file)).toMatchObject({ state: 'done', imported: 0, failed: 2 });
  expect(await findQuestions('外来好题')).toEqual([]);
  expect(await start(file, administrator, { mode: 'good' })).toMatchObject({
    ...{ imported: 1, failed: 1 },
    problems: [{ row: 2, column: 'map.xml', message: expect.stringContaining('hotspot') }],
  });
  expect(await findQuestions('外来好题')).toHaveLength(1);
});

it('an invalid picture prevents the import of its question', async () => {
  const itemXml = itemOf('图', `${choiceOf('假图')}<p><img src="a.png" alt="x"/></p>`);
  const file = packageOf({ 'a.xml': itemXml }, { 'a.png': bytes('not a picture') });
  expect(await start(file, administrator, { mode: 'good' })).toMatchObject({
    imported: 0,
    failed: 1,
  });
  expect(await findQuestions('假图')).toEqual([]);
});

it('an import with 5 000 wrong items ends and reports their problems', async () => {
  const items = Object.fromEntries(
    Array.from({ length: 4999 }, (_, at) => [`${at}.xml`, itemOf('坏', '<p>x</p>')]),
  );
  const file = packageOf({ ...items, 'last.xml': itemOf('好', choiceOf('五千之后的题')) });
  const { data } = await check(file);
  expect([data.total, data.good, data.rows.length]).toEqual([5000, 1, 200]);
  expect(await rowsOf(Buffer.from(data.faults, 'base64'))).toHaveLength(5000);
  const over = await start(file, administrator, { mode: 'good' });
  expect(over).toMatchObject({ state: 'done', imported: 1, failed: 4999 });
  expect(await findQuestions('五千之后的题')).toHaveLength(1);
});

it('an export excludes other organisations’ questions and categories, and needs the permission', async () => {
  const foreign = await callOk(question.save, { content: singleOf('别处的题') }, vocational);
  const ownQuestion = await callOk(question.save, { content: singleOf('自己的题') });
  const file = unzipSync(await exportPackage({ ids: [foreign.id, ownQuestion.id] }));
  expect(Object.keys(file).filter((name) => name.startsWith('items/'))).toHaveLength(1);
  const alone = { ids: [foreign.id], requestId: randomUUID() };
  expect((await server.call(question.exportPackage, alone, administrator)).code).toBe(
    errorCodes.notFound,
  );
  const { id: categoryId } = await callOk(
    resourceCategory.add,
    { parentId: null, name: '别处的分类', type: 'question' },
    vocational,
  );
  const packageFile = packageOf({ 'a.xml': itemOf('题', choiceOf('分类题')) });
  expect(await start(packageFile, administrator, { categoryId })).toMatchObject({
    data: { fields: { categoryId: expect.any(String) } },
  });
  const input = { ids: [ownQuestion.id], requestId: randomUUID() };
  const refusal = await server.call(question.exportPackage, input, teacher);
  expect(refusal.code).toBe(errorCodes.forbidden);
});

it('a package is for the person who requested it, and is deleted with its job after a week', async () => {
  const { id: questionId } = await callOk(question.save, { content: singleOf('留一周') });
  const input = { ids: [questionId], requestId: randomUUID() };
  const { id } = await callOk(question.exportPackage, input);
  await jobOver(server, administrator.token ?? '', id);
  expect((await downloadResult(id)).statusCode).toBe(200);
  expect((await downloadResult(id, vocational)).json().code).toBe(errorCodes.notFound);
  const repeatedReply = await callOk(question.exportPackage, input);
  expect(repeatedReply.id).toBe(id);
  const { storage } = server.services.files;
  const [row] = await server.db.executeAsSystem<{ parts: string }>(
    sql`SELECT context -> 'order' ->> 'parts' AS parts FROM job WHERE id = ${id}::uuid`,
  );
  await server.db.executeAsSystem(
    sql`UPDATE job SET finished_at = now() - interval '8 days' WHERE id = ${id}::uuid`,
  );
  await sweepJobFiles(server.db, storage);
  await expect(storage.read(`${row?.parts}.0`)).rejects.toThrow();
});

it('a cancelled import keeps its finished rows, and a cancelled export has no file', async () => {
  const items = Array.from({ length: 1200 }, (_, at) => [
    `${at}.xml`,
    itemOf('题', choiceOf(`取消的题${at}`)),
  ]);
  const file = Buffer.from(packageOf(Object.fromEntries(items)));
  const input = new URLSearchParams({ mode: 'good', requestId: randomUUID() });
  const url = `${question.startPackage.path}?${input}`;
  const { data: begun } = await uploadTo(server, url, file, headersOf(administrator));
  const cancelled = await callOk(job.cancel, { id: begun.id });
  expect(cancelled).toMatchObject({ state: 'cancelled' });
  expect(cancelled.done).toBeLessThan(1200);
  const count = async () =>
    (await callOk(question.getQuestionList, { pageNum: 1, pageSize: 10, keyword: '取消的题' }))
      .total;
  expect(await count()).toBe(cancelled.imported);
  // the worker is free, and no more questions of the cancelled job are added
  await start(packageOf({ 'a.xml': itemOf('题', choiceOf('之后的题')) }));
  expect(await count()).toBe(cancelled.imported);

  const { id } = await callOk(question.exportPackage, { keyword: '', requestId: randomUUID() });
  expect(await callOk(job.cancel, { id })).toMatchObject({ state: 'cancelled' });
  expect((await downloadResult(id)).json().code).toBe(errorCodes.conflict);
  await server.db.executeAsSystem(
    sql`UPDATE job SET finished_at = now() - interval '8 days' WHERE id = ${id}::uuid`,
  );
  await sweepJobFiles(server.db, server.services.files.storage);
  expect((await downloadResult(id)).json().code).toBe(errorCodes.notFound);
});

it('a branch’s teacher exports the branch’s questions, and imports into the branch', async () => {
  const east = {
    ...administrator,
    headers: { ...administrator.headers, branch: library.as.eastern.headers?.branch },
  };
  const packageOfEast = packageOf({ 'a.xml': itemOf('题', choiceOf('东校区题')) });
  await start(packageOfEast, east as CallOptions);
  const [first] = await findQuestions('东校区题');
  expect(first?.branchName).not.toBe('总部校区');
});

it('a missing package is refused at its field with a message', async () => {
  const { code, data } = await check(bytes('hello'));
  expect([code, Object.keys(data.fields)]).toEqual([errorCodes.invalidInput, ['file']]);
  const out = zipSync({
    'imsmanifest.xml': bytes(`${head}</resources></manifest>`),
    '../a': bytes('x'),
  });
  expect((await check(out)).message).toContain('../a');
});

it('people who may not add to the library import questions without files', async () => {
  const create = { width: 4, height: 4, channels: 3, background: '#0a0' } as const;
  const png = new Uint8Array(await sharp({ create }).png().toBuffer());
  const file = packageOf(
    {
      'a.xml': itemOf('图', `${choiceOf('带图题')}<p><img src="a.png" alt="x"/></p>`),
      'b.xml': itemOf('字', choiceOf('无图题')),
    },
    { 'a.png': png },
  );
  await server.db.executeAsSystem(sql`DELETE FROM role_permission WHERE permission_id IN
    (SELECT id FROM permission WHERE code = 'resource.write')`);
  const { data } = await check(file);
  expect(data.good).toBe(1);
  expect(data.rows[0].problems[0].message).toContain('资源库');
});

describe('the stored bytes of a killed import', () => {
  const bytesOf = async (key: string) =>
    server.services.files.storage.read(key).then(
      (stream) => {
        stream.destroy();
        return 'there';
      },
      () => 'gone',
    );
  const sweepAfter = async (hours: number, key: string) => {
    await server.db.executeAsSystem(sql`UPDATE stored_file SET updated_at = now() - make_interval(hours => ${hours}::int)
      WHERE id = ${key}::uuid`);
    await sweepUploads(server.db, server.services.files.storage);
    return bytesOf(key);
  };
  /** A storage whose process dies after the first write. */
  const failingStorage = (keys: string[]): FileStorage => {
    const { storage } = server.services.files;
    const write = storage.write.bind(storage);
    return {
      ...storage,
      write: async (key: string, bytes: Uint8Array) => {
        await write(key, bytes);
        keys.push(key);
        throw new Error('killed');
      },
    };
  };
  const picture = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#813' } })
      .png()
      .toBuffer();

  it('are deleted after a day if they had no job yet', async () => {
    const keys: string[] = [];
    const { storage } = server.services.files;
    const { write } = failingStorage(keys);
    const stored = storage.write;
    storage.write = write;
    const itemXml = itemOf('图', `${choiceOf('被杀的题')}<p><img src="a.png" alt="x"/></p>`);
    await start(packageOf({ 'a.xml': itemXml }, { 'a.png': await picture() })).catch(() => null);
    storage.write = stored;
    expect(await findQuestions('被杀的题')).toEqual([]);
    expect(await sweepAfter(23, keys[0] ?? '')).toBe('there');
    expect(await sweepAfter(25, keys[0] ?? '')).toBe('gone');
  });

  it('are deleted after a day if they are of an imported picture', async () => {
    const keys: string[] = [];
    const path = 'images/killed.png';
    const [author] = await server.db.executeAsSystem<{
      tenantId: string;
      organId: string;
      accountId: string;
    }>(
      sql`SELECT tenant_id AS "tenantId", organ_id AS "organId", created_by AS "accountId"
        FROM question WHERE created_by IS NOT NULL LIMIT 1`,
    );
    if (!author) throw new Error('no question');
    const zip = zipSync({ [path]: await picture() });
    const file = { id: 'x', path, kind: 'image' as const };
    const order = {
      target: { ...author, branches: null, branchId: null },
      packageKey: randomUUID(),
    };
    await expect(
      importFile({ db: server.db, storage: failingStorage(keys) }, zip, file, order),
    ).rejects.toThrow('killed');
    expect(await sweepAfter(23, keys[0] ?? '')).toBe('there');
    expect(await sweepAfter(25, keys[0] ?? '')).toBe('gone');
  });
});
