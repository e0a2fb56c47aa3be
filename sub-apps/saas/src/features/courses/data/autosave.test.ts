import { ApiError, context, errorCodes } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { resetContext } from '@edu/shared-utility/testing';
import { readChapter, readLesson, wholeCourse } from '../../../testing/courses';
import { Autosave } from './autosave';
import type { Draft } from './draft';
import { newChapter } from './new-lessons';
import type { SaveCalls } from './save-state';
import { readStoredDraft, storeDraft } from './stored-draft';

const refused = (code: number, data: unknown = null) => ({
  error: failureOf(
    new ApiError({ kind: 'business', code, message: '不行', call: 'course.save', data }),
  ),
});
const lost = {
  error: failureOf(new ApiError({ kind: 'network', code: -1, message: '', call: 'course.save' })),
};

type Sent = Parameters<SaveCalls['values']>[0];
type SentChapters = Parameters<SaveCalls['chapters']>[0];

let values: jest.Mock<ReturnType<SaveCalls['values']>, [Sent]>;
let chapters: jest.Mock<ReturnType<SaveCalls['chapters']>, [SentChapters]>;

const saved = async ({ id, version }: { id: string; version: number }) => ({
  data: { id, version: version + 1 },
});

const start = (course = wholeCourse()) => new Autosave(course, () => ({ values, chapters }));
const titled = (title: string) => (draft: Draft) => ({
  ...draft,
  values: { ...draft.values, title },
});
const settled = async (wait = 800) => jest.advanceTimersByTimeAsync(wait);

beforeEach(() => {
  jest.useFakeTimers();
  resetContext();
  localStorage.clear();
  context.set('userInfo', { userId: 'u' } as never);
  values = jest.fn((order: Sent) => saved(order));
  chapters = jest.fn((order: SentChapters) => saved(order));
});
afterEach(() => jest.useRealTimers());

it('saves changes a moment after the last key, each time with the previous version', async () => {
  const autosave = start();
  autosave.edit(titled('母'));
  await settled(500);
  autosave.edit(titled('母婴'));
  expect(autosave.now().save.status).toBe('waiting');
  await settled();
  expect(values.mock.calls).toEqual([[{ id: 'c', version: 3, changes: { title: '母婴' } }]]);
  expect(autosave.now().save).toMatchObject({ status: 'saved', at: expect.any(Number) });
  autosave.edit(titled('护理'));
  await settled();
  expect(values.mock.calls[1]?.[0]).toMatchObject({ version: 4 });
});

it('sends nothing if the old text was typed again', async () => {
  const autosave = start();
  autosave.edit(titled('x'));
  autosave.edit(titled('母婴护理'));
  await settled();
  expect(values).not.toHaveBeenCalled();
  expect(readStoredDraft('c')).toBeNull();
});

it('sends what was typed during a save after it, never in parallel', async () => {
  let answer: (value: Awaited<ReturnType<SaveCalls['values']>>) => void = () => {};
  values.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const autosave = start();
  autosave.edit(titled('一'));
  await settled();
  autosave.edit(titled('二'));
  await settled();
  expect(values).toHaveBeenCalledTimes(1);
  answer({ data: { id: 'c', version: 4 } });
  await settled();
  expect(values.mock.calls[1]?.[0]).toEqual({ id: 'c', version: 4, changes: { title: '二' } });
});

it('stores on the device what got no response, and retries automatically', async () => {
  values.mockResolvedValueOnce(lost);
  const autosave = start();
  autosave.edit(titled('断网'));
  await settled();
  expect(autosave.now().save.status).toBe('offline');
  expect(readStoredDraft('c')).toMatchObject({ version: 3, values: { title: '断网' } });
  await settled(2_000);
  expect(autosave.now().save.status).toBe('saved');
  expect(readStoredDraft('c')).toBeNull();
});

it('counts a save without a response as done if the course has the sent values', async () => {
  values.mockResolvedValueOnce(lost);
  const autosave = start();
  autosave.edit(titled('已到'));
  await settled();
  const current = wholeCourse({ title: '已到', version: 4 });
  values.mockResolvedValueOnce(refused(errorCodes.conflict, { present: current }));
  await settled(2_000);
  expect(autosave.now()).toMatchObject({ version: 4, save: { status: 'saved' } });
});

it('reports a part that both have changed, and sends nothing more before a choice', async () => {
  const current = wholeCourse({ title: '对方', summary: '对方的简介', version: 9 });
  values.mockResolvedValueOnce(refused(errorCodes.conflict, { present: current }));
  const autosave = start();
  autosave.edit(titled('我的'));
  await settled();
  expect(autosave.now().save).toMatchObject({ status: 'conflict', parts: ['title'] });
  autosave.edit(titled('我的二'));
  await settled();
  expect(values).toHaveBeenCalledTimes(1);
  expect(await autosave.flush()).toBe(false);
  autosave.settle(current, autosave.withMyChanges(current));
  await settled();
  // Fields without changes of one's own keep the other person's value.
  expect(values.mock.calls[1]?.[0]).toEqual({
    id: 'c',
    version: 9,
    changes: { title: '我的二' },
  });
  expect(autosave.now().draft.values.summary).toBe('对方的简介');
});

it('merges automatically what two people changed in different parts', async () => {
  const current = wholeCourse({ summary: '对方的简介', version: 9 });
  values.mockResolvedValueOnce(refused(errorCodes.conflict, { present: current }));
  const autosave = start();
  autosave.edit(titled('我的'));
  await settled();
  expect(values.mock.calls[1]?.[0]).toEqual({ id: 'c', version: 9, changes: { title: '我的' } });
  expect(autosave.now()).toMatchObject({
    draft: { values: { title: '我的', summary: '对方的简介' } },
    save: { status: 'saved' },
  });
});

it('shows a refusal and keeps the text, and continues with the next change', async () => {
  values.mockResolvedValueOnce(refused(errorCodes.invalidInput, { fields: { title: '太长' } }));
  const autosave = start();
  autosave.edit(titled('长'));
  await settled();
  expect(autosave.now().save).toMatchObject({
    status: 'refused',
    failure: { fields: { title: '太长' } },
  });
  expect(readStoredDraft('c')?.values).toEqual({ title: '长' });
  autosave.edit(titled('短'));
  await settled();
  expect(autosave.now().save.status).toBe('saved');
});

it('gives a new chapter the id from the platform, and sends it with the next change', async () => {
  const autosave = start();
  const fresh = newChapter('新章');
  autosave.edit((draft) => ({ ...draft, chapters: [...draft.chapters, fresh] }));
  await settled();
  expect(chapters.mock.calls[0]?.[0].chapters[2]).not.toHaveProperty('id');
  const { chapters: before } = wholeCourse();
  autosave.takeRefetched(
    wholeCourse({ version: 4, chapters: [...before, readChapter('k3', '新章')] }),
  );
  expect(autosave.now().draft.chapters[2]).toMatchObject({ key: fresh.key, id: 'k3' });
  expect(autosave.isDirty()).toBe(false);
});

it('restores a removed and saved lesson as a new one', async () => {
  const autosave = start();
  const { chapters: before } = autosave.now().draft;
  autosave.edit((draft) => ({ ...draft, chapters: draft.chapters.slice(1) }));
  await settled();
  autosave.takeRefetched(wholeCourse({ version: 4, chapters: wholeCourse().chapters.slice(1) }));
  chapters.mockResolvedValueOnce(
    refused(errorCodes.invalidInput, { fields: { 'chapters.0.id': '未知' } }),
  );
  autosave.edit((draft) => ({ ...draft, chapters: before }));
  await settled();
  const sentChapters = chapters.mock.calls[2]?.[0].chapters;
  expect(sentChapters?.[0]).not.toHaveProperty('id');
  expect(sentChapters?.[0]?.lessons[0]).not.toHaveProperty('id');
  expect(sentChapters?.[1]?.id).toBe('k2');
  expect(autosave.now().save.status).toBe('saved');
});

it('continues with what was stored on the device, and asks if the course has changed', async () => {
  storeDraft('c', { at: '2026-03-01T08:00:00.000Z', version: 3, values: { title: '留下的' } });
  const restarted = start();
  restarted.resume(readStoredDraft('c') as never, wholeCourse());
  await settled();
  expect(values.mock.calls[0]?.[0]).toEqual({ id: 'c', version: 3, changes: { title: '留下的' } });

  const changed = wholeCourse({ version: 8, title: '别人的' });
  const restartedLater = start(changed);
  restartedLater.resume({ at: '', version: 3, values: { title: '留下的' } }, changed);
  await settled();
  expect(restartedLater.now().save).toMatchObject({ status: 'conflict', parts: ['title'] });
  expect(values).toHaveBeenCalledTimes(1);
});

it('adopts what another person saved only while nothing is unsaved', () => {
  const autosave = start();
  autosave.takeRefetched(wholeCourse({ title: '别人', version: 5 }));
  expect(autosave.now()).toMatchObject({ version: 5, draft: { values: { title: '别人' } } });
  autosave.edit(titled('我'));
  autosave.takeRefetched(wholeCourse({ title: '又一个', version: 6 }));
  expect(autosave.now()).toMatchObject({ version: 5, draft: { values: { title: '我' } } });
  autosave.end();
});

it('reports chapters that both have changed', async () => {
  const theirs = [readChapter('k1', '入门', [readLesson('l9', '对方的课')])];
  const current = wholeCourse({ version: 7, chapters: theirs });
  chapters.mockResolvedValueOnce(refused(errorCodes.conflict, { present: current }));
  const autosave = start();
  autosave.edit((draft) => ({ ...draft, chapters: [...draft.chapters].reverse() }));
  await settled();
  expect(autosave.now().save).toMatchObject({ status: 'conflict', parts: ['chapters'] });
});
