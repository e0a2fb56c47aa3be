// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { examFixture } from '../testing/exam-fixture';
import { insertResource } from '../testing/insert-resource';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { article, news } = contract;
const page = { pageNum: 1, pageSize: 20 };
const fixture = examFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'southern' | 'vocational', CallOptions>;

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
});

async function published(
  title: string,
  overrides: object = {},
  callOptions: CallOptions = fixture.as.head,
) {
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }],
  };
  const { id } = await callOk(article.save, { title, document, ...overrides }, callOptions);
  await callOk(article.submit, { id, version: 1 }, callOptions);
  await callOk(article.publish, { id, version: 2 }, callOptions);
  return { id, version: 3 };
}
const titlesOf = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title);

it('reaches students of the organisation and of its branch, and nobody else', async () => {
  const all = await published('致全体学员');
  const south = await published('徐汇校区通知', {}, callers.southern);
  const foreign = await published('技校通知', {}, callers.vocational);
  const { as } = fixture;
  const ownTitles = titlesOf(await callOk(article.findPublished, page, as.student));
  expect(ownTitles).toContain('致全体学员');
  expect(ownTitles).not.toContain('技校通知');
  expect((await callOk(article.readPublished, { id: all.id }, as.student)).title).toBe(
    '致全体学员',
  );
  const refusal = await call(article.readPublished, { id: foreign.id }, as.student);
  expect(refusal.code).toBe(errorCodes.notFound);
  expect(ownTitles.includes('徐汇校区通知')).toBe(
    (await call(article.readPublished, { id: south.id }, as.student)).code === errorCodes.ok,
  );
  const resultPage = await callOk(article.findPublished, { ...page, keyword: '全体' }, as.student);
  expect(titlesOf(resultPage)).toEqual(['致全体学员']);
});

it('is not visible before its publication, nor after it was unpublished', async () => {
  const shortLived = await published('短暂');
  await callOk(article.unPublish, shortLived);
  const replyAfterDeletion = await call(
    article.readPublished,
    { id: shortLived.id },
    fixture.as.student,
  );
  expect(replyAfterDeletion.code).toBe(errorCodes.notFound);
  const draft = await callOk(article.save, { title: '未完' });
  const earlyReply = await call(article.readPublished, { id: draft.id }, fixture.as.student);
  expect(earlyReply.code).toBe(errorCodes.notFound);
});

it('is on the log-in page of its own tenant if it is marked so', async () => {
  const marked = await published('登录页要闻', { onEntrance: true });
  const plain = await published('内部通知');
  const open = (host?: string) => server.call(news.find, page, host === undefined ? {} : { host });
  const ownTenantReply = await open();
  expect(titlesOf(ownTenantReply.data)).toContain('登录页要闻');
  expect(titlesOf(ownTenantReply.data)).not.toContain('内部通知');
  expect(titlesOf((await open('new.localhost')).data)).not.toContain('登录页要闻');
  const read = await server.call(news.findById, { id: marked.id });
  expect(read.data).toMatchObject({ title: '登录页要闻', cover: null, documentFiles: [] });
  const { slug } = read.data;
  expect((await server.call(news.findById, { id: slug })).data.id).toBe(marked.id);
  for (const [id, host] of [
    [slug, 'new.localhost'],
    [plain.id, undefined],
    [marked.id, 'new.localhost'],
  ] as const) {
    const refusal = await server.call(news.findById, { id }, host === undefined ? {} : { host });
    expect(refusal.code).toBe(errorCodes.notFound);
  }
  // an unpublished change of the mark has no effect yet
  await callOk(article.save, { ...marked, onEntrance: false });
  expect(titlesOf((await open()).data)).toContain('登录页要闻');
});

it('shows its pictures to everybody while it is shown itself', async () => {
  const picture = await insertResource(server, { title: '现场照片', kind: 'image' });
  const { id, version } = await published('图文要闻', { onEntrance: true, coverId: picture });
  const { data } = await server.call(news.findById, { id });
  expect(data.cover).toMatch(/^\/files\//);
  const address = data.cover as string;
  // the file has no bytes in this test: a valid address gives 404 instead of 403
  const statusOf = async (url: string) =>
    (await server.app.inject({ method: 'HEAD', url, headers: { host: 'localhost' } })).statusCode;
  expect(await statusOf(address)).not.toBe(403);
  const otherArticle = await published('别的要闻', { onEntrance: true });
  expect(await statusOf(address.replace(id, otherArticle.id))).toBe(403);
  await callOk(article.unPublish, { id, version });
  expect(await statusOf(address)).toBe(403);
});

it('can be requested a limited number of times per network', async () => {
  for (let requestCount = 0; requestCount < 300; requestCount += 1) {
    const reply = await server.call(news.find, { pageNum: 1, pageSize: 1 });
    expect(reply.code).toBe(errorCodes.ok);
  }
  const refusal = await server.call(news.find, page);
  expect(refusal.code).toBe(errorCodes.tooManyRequests);
});
