import type { LessonProgress, StudentLesson } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { chapter, course, lesson } from '../testing/course';
import { signIn, toasts, visit } from '../testing/visit';

const plays = jest.fn();
beforeEach(() => {
  signIn();
  // jsdom does not implement media playback
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => plays());
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  nock.cleanAll();
});

const progress = (overrides: Partial<LessonProgress> = {}): LessonProgress => ({
  ...{ done: false, watched: 0.1, bound: null, progress: 0.3, finishedAt: null },
  ...overrides,
});

const detail = {
  ...course('c', { title: '家政服务基础', progress: 0.25 }),
  ...{ summary: '', description: '', keywords: [], audience: '', creditHours: 0 },
  ...{ inOrder: false, granted: true, document: null, documentFiles: [] },
};

const source = (url: string, overrides = {}) => ({
  ...{ url, expiresAt: '2026-11-23T20:00:00Z', mediaType: 'video/mp4' },
  ...{ fileName: '收纳.mp4', posterUrl: null },
  ...overrides,
});

/** Opens the second of three lessons. */
function open(
  item: Partial<StudentLesson> = {},
  overrides: Partial<LessonProgress> = {},
  { search = '', granted = true } = {},
) {
  const forever = { times: Number.POSITIVE_INFINITY };
  mockApi('studentCourse.findCourseById', { data: { ...detail, granted } }, forever);
  const outline = mockApi(
    'studentCourse.findCourseItemInfo',
    {
      data: [
        chapter('第一章', [
          lesson('a', { title: '认识家政', done: true }),
          lesson('b', { title: '收纳', seconds: 100, ...item }),
          lesson('d', { title: '清洁' }),
        ]),
      ],
    },
    forever,
  );
  const opened = mockApi('learning.open', { data: progress(overrides) });
  const notes = mockApi('learning.findNotes', { data: [] }, forever);
  visit(`/courses/c/b${search}`);
  return { outline, opened, notes };
}

/** Reports a playback position as a browser does. */
function goTo(media: HTMLMediaElement, seconds: number, paused = false): void {
  Object.defineProperties(media, {
    paused: { configurable: true, value: paused },
    duration: { configurable: true, value: 100 },
    readyState: { configurable: true, value: 4 },
  });
  media.currentTime = seconds;
  fireEvent.timeUpdate(media);
}

const video = async (): Promise<HTMLVideoElement> =>
  (await screen.findByLabelText('收纳', { selector: 'video' })) as HTMLVideoElement;

it('reports the watched time at a pause, and shows the resulting progress', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  const { opened } = open();
  const media = await video();
  expect(media.src).toMatch(/\/files\/b$/);
  const beat = mockApi('learning.beat', { data: progress({ watched: 0.03, progress: 0.5 }) });
  for (const at of [0, 1, 2, 3]) goTo(media, at);
  fireEvent.pause(media);
  await waitFor(() => expect(beat.calls).toHaveLength(1));
  expect(beat.calls[0]?.body).toEqual({
    courseId: 'c',
    lessonId: 'b',
    playerId: expect.stringMatching(/^[0-9a-f]{8}-/),
    from: 0,
    to: 3,
  });
  expect(opened.calls[0]?.body).toEqual({ courseId: 'c', lessonId: 'b' });
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'),
  );
});

it('reports the watched time when the tab is hidden, since it may never come back', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open();
  const media = await video();
  const beat = mockApi('learning.beat', { data: progress() });
  for (const at of [0, 1, 2]) goTo(media, at);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(beat.calls[0]?.body).toMatchObject({ from: 0, to: 2 }));
});

it('starts at the place stored on this device, otherwise at the platform’s', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open({ position: 40 });
  const media = await video();
  Object.defineProperty(media, 'duration', { configurable: true, value: 100 });
  fireEvent.loadedMetadata(media);
  expect(media.currentTime).toBe(40);
  mockApi('learning.beat', { data: progress() }, { times: Number.POSITIVE_INFINITY });
  goTo(media, 57);
  fireEvent.pause(media);
  expect(JSON.parse(localStorage.getItem('keep:learn:places:localhost:u1') ?? '{}')).toEqual({
    b: 57,
  });
});

it('starts from the beginning if a recording was watched to its end, though its place is stored in whole seconds', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open({ position: 18 });
  const media = await video();
  Object.defineProperty(media, 'duration', { configurable: true, value: 20 });
  fireEvent.loadedMetadata(media);
  expect(media.currentTime).toBe(0);
});

it('does not skip unwatched parts if the lesson forbids it', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open({ seekAhead: false, bound: 20 }, { bound: 20 });
  const media = await video();
  goTo(media, 80, true);
  fireEvent.seeking(media);
  expect(media.currentTime).toBe(20);
  expect(await screen.findByText('这一部分要先看到这里才能跳过去。')).toBeVisible();
  // seeking back is always allowed
  media.currentTime = 5;
  fireEvent.seeking(media);
  expect(media.currentTime).toBe(5);
});

it('skips freely if the lesson allows it', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open();
  const media = await video();
  goTo(media, 80, true);
  fireEvent.seeking(media);
  expect(media.currentTime).toBe(80);
});

it('a completed lesson is reported, and the contents are refetched for what it unlocks', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  const { outline } = open();
  const media = await video();
  await waitFor(() => expect(outline.calls).toHaveLength(1));
  mockApi('learning.beat', {
    data: progress({ done: true, watched: 0.9, progress: 1, finishedAt: '2026-11-23T08:00:00Z' }),
  });
  goTo(media, 0);
  goTo(media, 2);
  fireEvent.ended(media);
  expect(await screen.findByText('恭喜，您已完成本课程！')).toBeVisible();
  await waitFor(() => expect(outline.calls).toHaveLength(2));
});

it('an expired address is renewed once; a second failure is shown', async () => {
  mockApi('learning.source', { data: source('/files/old') });
  open();
  const media = await video();
  goTo(media, 30);
  mockApi('learning.source', { data: source('/files/new') });
  mockApi('learning.beat', { data: progress() }, { times: Number.POSITIVE_INFINITY });
  fireEvent.error(media);
  await waitFor(() => expect(media.src).toMatch(/\/files\/new$/));
  fireEvent.loadedMetadata(media);
  expect(media.currentTime).toBe(30);
  fireEvent.error(media);
  expect(await screen.findByText('播放中断了')).toBeVisible();
  mockApi('learning.source', { data: source('/files/third') });
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(async () => expect((await video()).src).toMatch(/\/files\/third$/));
});

it('the same address returned again is loaded again', async () => {
  mockApi('learning.source', { data: source('/files/a', { mediaType: 'image/png' }) });
  open({ kind: 'image', rule: 'opened' });
  const before = await screen.findByRole('img', { name: '收纳' });
  mockApi('learning.source', { data: source('/files/a', { mediaType: 'image/png' }) });
  fireEvent.error(before);
  const picture = () => screen.getByRole('img', { name: '收纳' });
  await waitFor(() => expect(picture()).not.toBe(before));
  fireEvent.error(picture());
  expect(await screen.findByText('这个课时没有打开')).toBeVisible();
});

it('a file that failed without a network is loaded again when it is back', async () => {
  mockApi('learning.source', { networkError: true });
  open();
  expect(await screen.findByText('这个课时没有打开')).toBeVisible();
  mockApi('learning.source', { data: source('/files/b') });
  act(() => void window.dispatchEvent(new Event('online')));
  expect((await video()).src).toMatch(/\/files\/b$/);
});

it('without a network progress is not counted, which is shown; it is sent when the network is back', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open();
  const media = await video();
  mockApi('learning.beat', { networkError: true });
  goTo(media, 0);
  goTo(media, 3);
  fireEvent.pause(media);
  expect(await screen.findByText(/网络断开了/)).toBeVisible();
  const beat = mockApi('learning.beat', { data: progress() });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/网络断开了/)).toBeNull());
  expect(beat.calls[0]?.body).toMatchObject({ from: 0, to: 3 });
});

it('a refusal of the platform is shown with its message', async () => {
  mockApi('learning.source', { code: 40300, message: '您的学习期限已过' });
  open();
  expect(await screen.findByText('您的学习期限已过')).toBeVisible();
});

it('keys control the recording, but not while typing', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open();
  const media = await video();
  goTo(media, 50, true);
  const user = userEvent.setup();
  await user.keyboard('{ArrowRight}');
  expect(media.currentTime).toBe(55);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(media.currentTime).toBe(45);
  await user.keyboard('k');
  expect(plays).toHaveBeenCalled();
  await user.keyboard('>');
  expect(media.playbackRate).toBe(1.25);
  await user.click(screen.getByRole('tab', { name: '笔记' }));
  await user.click(await screen.findByRole('button', { name: /处记笔记/ }));
  await user.type(screen.getByRole('textbox', { name: '笔记' }), 'm');
  expect(media.muted).toBe(false);
  await user.click(screen.getByRole('tab', { name: '目录' }));
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('n');
  await waitFor(() => expect(window.location.pathname).toBe('/learn/courses/c/d'));
});

it('a note is added at its place', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  const { notes } = open();
  const media = await video();
  goTo(media, 65, true);
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: '笔记' }));
  expect(await screen.findByRole('button', { name: '在 1:05 处记笔记' })).toBeVisible();
  goTo(media, 66, true);
  await user.click(await screen.findByRole('button', { name: '在 1:06 处记笔记' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请写点什么')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '笔记' }), '先分类');
  const save = mockApi('learning.saveNote', { data: { id: 'n1' } });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(notes.calls.length).toBeGreaterThan(1));
  expect(save.calls[0]?.body).toEqual({
    courseId: 'c',
    lessonId: 'b',
    seconds: 66,
    text: '先分类',
  });
});

/** The player with one note, on its tab. */
async function openNotes() {
  mockApi('learning.source', { data: source('/files/b') });
  mockApi('learning.findNotes', {
    data: [
      {
        ...{ id: 'n1', lessonId: 'b', seconds: 65, text: '先分类' },
        ...{ createdAt: '2026-11-20T00:00:00Z', version: 1 },
      },
    ],
  });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: '笔记' }));
  const link = await screen.findByRole('link', { name: '收纳 跳到 1:05' });
  return { user, link };
}

it('a note is changed in the version that was read', async () => {
  const { user } = await openNotes();
  await user.click(screen.getByRole('button', { name: '修改' }));
  await user.type(screen.getByRole('textbox', { name: '笔记' }), '，再摆放');
  const save = mockApi('learning.saveNote', { data: { id: 'n1' } });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(save.calls[0]?.body).toMatchObject({ id: 'n1', version: 1, text: '先分类，再摆放' }),
  );
});

it('a deleted note is restored at its place by an undo', async () => {
  const { user } = await openNotes();
  const remove = mockApi('learning.removeNote', { data: null });
  await user.click(screen.getByRole('button', { name: '删除' }));
  const undo = await screen.findByRole('button', { name: '撤销: 已删除笔记' });
  expect(remove.calls[0]?.body).toEqual({ id: 'n1' });
  const save = mockApi('learning.saveNote', { data: { id: 'n2' } });
  await user.click(undo);
  await waitFor(() =>
    expect(save.calls[0]?.body).toEqual({
      courseId: 'c',
      lessonId: 'b',
      seconds: 65,
      text: '先分类',
    }),
  );
});

it('a note that cannot be deleted stays, with the reason', async () => {
  const { user, link } = await openNotes();
  expect(link).toHaveAttribute('href', '/learn/courses/c/b?t=65');
  mockApi('learning.removeNote', { code: 50000, message: '服务器开小差了' });
  await user.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('服务器开小差了'));
  expect(screen.getByText('先分类')).toBeVisible();
});

it('a note jumps to its place', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  open({}, {}, { search: '?t=65' });
  const media = await video();
  Object.defineProperty(media, 'duration', { configurable: true, value: 100 });
  fireEvent.loadedMetadata(media);
  expect(media.currentTime).toBe(65);
});

it('a lesson that is not open yet says why, and requests nothing', async () => {
  const { opened } = open({ locked: true });
  expect(await screen.findByRole('link', { name: '返回课程' })).toBeVisible();
  expect(screen.queryByLabelText('收纳', { selector: 'video' })).toBeNull();
  expect(opened.calls).toEqual([]);
});

it('a preview counts no progress and reports nothing to the platform', async () => {
  mockApi('learning.source', { data: source('/files/b') });
  const { opened } = open({ preview: true }, {}, { granted: false });
  const media = await video();
  const beat = mockApi('learning.beat', { data: progress() });
  goTo(media, 0);
  goTo(media, 3);
  fireEvent.pause(media);
  expect(screen.getByText('试看课时：不计入学习进度')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '笔记' }));
  expect(screen.queryByRole('button', { name: /处记笔记/ })).toBeNull();
  expect([...opened.calls, ...beat.calls]).toEqual([]);
});

it('a lesson of a course without access says so, and counts once it is granted', async () => {
  const forever = { times: Number.POSITIVE_INFINITY };
  const { outline } = open({}, {}, { granted: false });
  expect(await screen.findByText(/还没有这门课程的学习权限，这个课时不能试看/)).toBeVisible();
  expect(screen.queryByLabelText('收纳', { selector: 'video' })).toBeNull();
  expect(screen.queryByText('试看课时：不计入学习进度')).toBeNull();
  await waitFor(() => expect(outline.calls).toHaveLength(2));
  // the course may be granted while the page is open, so the next lesson is requested again
  nock.cleanAll();
  mockApi('studentCourse.findCourseById', { data: { ...detail, granted: true } }, forever);
  mockApi(
    'studentCourse.findCourseItemInfo',
    { data: [chapter('第一章', [lesson('b', { title: '收纳' }), lesson('d', { title: '清洁' })])] },
    forever,
  );
  mockApi('learning.findNotes', { data: [] }, forever);
  mockApi('learning.source', { data: source('/files/d') }, forever);
  const opened = mockApi('learning.open', { data: progress() });
  await userEvent.click(screen.getByRole('link', { name: /清洁/ }));
  expect(await screen.findByLabelText('清洁', { selector: 'video' })).toBeVisible();
  await waitFor(() => expect(opened.calls).toHaveLength(1));
});

it('a link opens beside the page', async () => {
  open({ kind: 'link', resourceId: null, url: 'https://example.com/a', rule: 'opened' });
  const link = await screen.findByRole('link', { name: '打开“收纳”' });
  expect(link).toHaveAttribute('href', 'https://example.com/a');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('在新标签页中打开：example.com')).toBeVisible();
});

describe('a lesson that is completed by opening it', () => {
  it('is reported when its picture is loaded, not before', async () => {
    mockApi('learning.source', { data: source('/files/p', { mediaType: 'image/webp' }) });
    const { opened } = open({ kind: 'image', seconds: 0, rule: 'opened' }, { done: true });
    const picture = await screen.findByRole('img', { name: '收纳' });
    expect(opened.calls).toEqual([]);
    fireEvent.load(picture);
    expect(await screen.findByText('本课时已完成')).toBeVisible();
    expect(opened.calls).toHaveLength(1);
  });

  it('is not completed by a missing file', async () => {
    mockApi('learning.source', { code: 40900, message: '该课时目前无法学习' });
    const { opened } = open({ kind: 'document', seconds: 0, rule: 'opened' }, { done: true });
    expect(await screen.findByText('该课时目前无法学习')).toBeVisible();
    expect(opened.calls).toEqual([]);
    expect(screen.getByText('打开即完成')).toBeVisible();
  });

  it('is completed by a link that is clicked', async () => {
    const link = { kind: 'link', resourceId: null, url: 'https://example.com/a', rule: 'opened' };
    const { opened } = open(link as Partial<StudentLesson>, { done: true });
    const openLink = await screen.findByRole('link', { name: '打开“收纳”' });
    expect(opened.calls).toEqual([]);
    openLink.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(openLink);
    expect(await screen.findByText('本课时已完成')).toBeVisible();
  });

  it('is reported again once the network is back', async () => {
    mockApi('learning.source', { data: source('/files/p', { mediaType: 'image/webp' }) });
    mockApi('learning.open', { networkError: true });
    open({ kind: 'image', seconds: 0, rule: 'opened' }, { done: true });
    fireEvent.load(await screen.findByRole('img', { name: '收纳' }));
    expect(await screen.findByText(/^网络断开了/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('本课时已完成')).toBeVisible();
    expect(screen.queryByText(/^网络断开了/)).toBeNull();
  });
});

it('an Office document is downloaded, and counts as read', async () => {
  mockApi('learning.source', {
    data: source('/files/doc', { mediaType: 'application/x-word', fileName: '教案.docx' }),
  });
  open({ kind: 'document', seconds: 600, position: 59 });
  expect(await screen.findByRole('link', { name: '下载“教案.docx”' })).toHaveAttribute(
    'download',
    '教案.docx',
  );
  expect(screen.getByText('已阅读 0:59 / 10:00')).toBeVisible();
  const outline = screen.getByRole('navigation', { name: '课程目录' });
  expect(within(outline).getByRole('link', { name: '文档 收纳' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
