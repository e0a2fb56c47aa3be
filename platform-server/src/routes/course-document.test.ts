// also on PostgreSQL: jsonb reorders the members of a document
import {
  contract,
  type EndpointData,
  errorCodes,
  type RichText,
  type RichTextBlock,
  richTextLimits,
  richTextOf,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { course, studentCourse } = contract;

let head: CallOptions;
let student: CallOptions;
let video: string;
let picture: string;
let recording: string;

beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
  student = { token: await server.login('13900000006') };
  video = await insertResource(server, { seconds: 100 });
  picture = await insertResource(server, { kind: 'image', title: '杠杆' });
  recording = await insertResource(server, { kind: 'audio', title: '钟声' });
});

const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
  callOkOn(server, endpoint, params, options);
const save = (params: object) => server.call(course.save, { title: '课程', ...params }, head);
const documentOf = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content });
const shows = (resourceId: string): RichTextBlock => ({
  type: 'picture',
  attrs: { resourceId, alt: '图' },
});

const written = () =>
  documentOf(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '力学' }] },
    shows(picture),
    { type: 'audio', attrs: { resourceId: recording, title: '钟声' } },
    { type: 'formulaBlock', attrs: { source: 'E=mc^2' } },
  );

it('is stored unchanged, with addresses for its files, and its text becomes the description', async () => {
  const document = written();
  const { id, version } = await callOk(course.save, { title: '课程', document });
  const read = await callOk(course.findById, { id });
  expect(read.document).toEqual(document);
  expect(read.description).toBe('力学\n图\n钟声\nE=mc²');
  expect(read.documentFiles).toEqual([
    { resourceId: picture, title: '杠杆', url: expect.stringMatching(/^\/files\/.*\/picture\//) },
    { resourceId: recording, title: '钟声', url: expect.stringMatching(/^\/files\/.*\/file\//) },
  ]);
  const repeatedReply = await callOk(course.save, { id, version, document });
  expect(repeatedReply.version).toBe(version);
  const [used] = await server.db.executeAsSystem<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM course_resource WHERE course_id = ${id}::uuid`);
  expect(used?.count).toBe(2);
});

it('is visible as published, and included in copies and former revisions', async () => {
  const document = written();
  const id = await publishedCourse(server, head, [lessonOf(video)], { document });
  const persons = [seedId('member:sunrise:13900000006')];
  await callOk(course.batchGrant, { courseIds: [id], persons, expiresAt: null });
  await callOk(course.save, { id, document: richTextOf('later') });
  const seen = await callOk(studentCourse.findCourseById, { id }, student);
  expect(seen.document).toEqual(document);
  expect(seen.documentFiles).toHaveLength(2);
  await callOk(course.restoreRevision, { id, number: 1 });
  const copy = await callOk(course.copy, { id });
  const read = await callOk(course.findById, { id: copy.id });
  expect(read.document).toEqual(document);
  expect(read.documentFiles[0].url).toMatch(/^\/files\//);
});

it('leaves out deleted pictures, and keeps the rest', async () => {
  const passing = await insertResource(server, { kind: 'image', title: '旧图' });
  const { id } = await callOk(course.save, { title: '课程', document: documentOf(shows(passing)) });
  await server.db.executeAsSystem(sql`UPDATE stored_file SET state = 'refused' WHERE id =
    (SELECT file_id FROM resource WHERE id = ${passing}::uuid)`);
  const read = await callOk(course.findById, { id });
  expect(read.documentFiles).toEqual([{ resourceId: passing, title: '旧图', url: null }]);
  const more = documentOf(shows(passing), { type: 'paragraph' });
  expect(await save({ id, document: more })).toMatchObject({ code: 0 });
});

it.each([
  [
    'a link that is a script',
    documentOf({
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'x',
          marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
        },
      ],
    }),
    '链接只能以 https://、http:// 或 mailto: 开头',
  ],
  ['HTML', '<p>x</p>', '正文格式有误，请刷新页面后重试'],
  [
    'an unknown part',
    { type: 'doc', content: [{ type: 'iframe' }] },
    '正文包含不支持的内容，请删除后重试',
  ],
  [
    'a gap',
    documentOf({ type: 'paragraph', content: [{ type: 'blank' }] }),
    '这里的文字不能有填空',
  ],
  [
    'a picture that does not exist',
    documentOf(shows(crypto.randomUUID())),
    '图片、音频和视频只能从资源库中选择',
  ],
  ['a text that is too long', richTextOf('汉'.repeat(70_000)), '正文过长，请删减或分成几部分'],
])('with %s is refused at its field', async (_, document, message) => {
  const reply = await save({ document });
  expect(reply).toMatchObject({
    code: errorCodes.invalidInput,
    message,
    data: { fields: { document: message } },
  });
});

/** A text of that many words, each with every combination of marks. */
const longest = (words: number): RichText => ({
  type: 'doc',
  content: Array.from({ length: words }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'italic' }] }],
  })),
});

const deepest = (levels: number): RichText => {
  let block: RichTextBlock = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] };
  for (let level = 0; level < levels; level += 1) block = { type: 'blockquote', content: [block] };
  return documentOf(block);
};

it('of the greatest length and depth is stored; beyond it a message explains the limit', async () => {
  const [max, levels] = [(richTextLimits.nodes - 1) >> 1, richTextLimits.depth - 2];
  expect(await save({ document: longest(1700) })).toMatchObject({ code: 0 });
  expect(await save({ document: deepest(levels) })).toMatchObject({ code: 0 });
  const lists = documentOf({
    type: 'codeBlock',
    content: Array(max).fill({ type: 'text', text: 'x' }),
  });
  expect(await save({ document: lists })).toMatchObject({ code: 0 });
  expect(await save({ document: longest(max + 1) })).toMatchObject({
    data: { fields: { document: '正文过长，请删减或分成几部分' } },
  });
  expect(await save({ document: deepest(levels + 1) })).toMatchObject({
    data: { fields: { document: '列表或引用的层级过多，请减少层级' } },
  });
});

it('may contain neither a video nor a picture of another organisation', async () => {
  const foreign = await insertResource(server, {
    organKey: 'sunrise:vocational',
    branch: null,
    kind: 'image',
  });
  for (const id of [video, foreign]) {
    expect(await save({ document: documentOf(shows(id)) })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { fields: { document: '图片、音频和视频只能从资源库中选择' } },
    });
  }
});
