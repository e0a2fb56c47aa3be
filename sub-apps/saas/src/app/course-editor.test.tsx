import { type Course, type CourseProblem, errorCodes, on, unsaved } from '@edu/shared-utility';
import { mockApi, pasteInto, storage, voucher } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import {
  author,
  field,
  longTimeout,
  openEditor,
  saved,
  server,
  unlimited,
} from '../testing/course-editor';
import { readChapter, readLesson } from '../testing/courses';
import { pageOf } from '../testing/students';
import { dialog, signIn, visit } from '../testing/visit';

const problem = (kind: CourseProblem['kind'], overrides: Partial<CourseProblem> = {}) =>
  ({ kind, blocks: true, chapterId: null, lessonId: null, lesson: null, ...overrides }) as const;

async function pressInMenu(title: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `“${title}”的更多操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

describe('basics', () => {
  it('saves automatically, only what was changed, and shows when', async () => {
    const { values } = await openEditor();
    await pasteInto(await field('简介'), '从零开始');
    await pasteInto(await field('价格'), '.5');
    await saved();
    expect(values.calls.map(({ body }) => body)).toEqual([
      { id: 'c', version: 3, summary: '从零开始', price: 50 },
    ]);
  });

  it('is unsaved input while saving fails', async () => {
    await openEditor();
    expect(unsaved.any()).toBe(false);
    nock.cleanAll();
    mockApi('course.findById', () => ({ data: server.course }), unlimited);
    mockApi('course.save', { networkError: true });
    await pasteInto(await field('简介'), '从零开始');
    expect(await screen.findByText(/^未保存：网络中断/, {}, longTimeout)).toBeVisible();
    expect(unsaved.any()).toBe(true);
    mockApi('course.save', { data: { id: 'c', version: 4 } });
    act(() => void window.dispatchEvent(new Event('online')));
    await saved();
    expect(unsaved.any()).toBe(false);
  });

  it('its name is the last breadcrumb, on each tab', async () => {
    const labels: (string | undefined)[] = [];
    const stop = on('breadcrumb:append', (crumb) =>
      labels.push(`${window.location.pathname} ${crumb?.label}`),
    );
    await openEditor();
    await userEvent.click(screen.getByRole('tab', { name: '章节课时' }));
    await waitFor(() => expect(labels).toHaveLength(2));
    expect(labels).toEqual([
      `/saas/course/c/basics ${server.course.title}`,
      `/saas/course/c/chapters ${server.course.title}`,
    ]);
    stop();
  });

  it('shows the basics for an unknown tab, at their own address', async () => {
    await openEditor('nonsense');
    await waitFor(() => expect(window.location.pathname).toBe('/saas/course/c/basics'));
    expect(screen.getByRole('tab', { name: '基本信息' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the server’s refusal at its field, and loses nothing', async () => {
    await openEditor();
    nock.cleanAll();
    mockApi('course.findById', () => ({ data: server.course }), unlimited);
    mockApi(
      'course.save',
      {
        code: errorCodes.invalidInput,
        message: '请检查',
        data: { fields: { summary: '含有敏感词' } },
      },
      unlimited,
    );
    await pasteInto(await field('简介'), '某某');
    expect(await screen.findByText('含有敏感词', {}, longTimeout)).toBeVisible();
    expect(screen.getByText('未保存：请检查')).toBeVisible();
    expect(await field('简介')).toHaveValue('某某');
  });

  it('is read-only for people without the permission to write', async () => {
    await openEditor('basics', { mayWrite: false }, ['course.read']);
    expect(await field('名称')).toBeDisabled();
    expect(screen.getByText('只读')).toBeVisible();
    expect(screen.queryByText('发布检查')).toBeNull();
    expect(screen.queryByRole('button', { name: /发布/ })).toBeNull();
  });

  it('shows both versions when two people changed one field, and continues from either', async () => {
    const { values } = await openEditor();
    nock.cleanAll();
    mockApi('course.findById', () => ({ data: server.course }), unlimited);
    const current = { ...server.course, summary: '对方写的', version: 8 };
    mockApi('course.save', {
      code: errorCodes.conflict,
      message: '已被修改',
      data: { present: current },
    });
    await pasteInto(await field('简介'), '我写的');
    const alert = await screen.findByText('您编辑期间，他人修改了相同的内容', {}, longTimeout);
    expect(alert).toBeVisible();
    expect(screen.getByText('我的：我写的')).toBeVisible();
    expect(screen.getByText('对方的：对方写的')).toBeVisible();
    expect(values.calls).toHaveLength(0);
    const mine = mockApi('course.save', { data: { id: 'c', version: 9 } });
    await userEvent.click(screen.getByRole('button', { name: '保留我的' }));
    await waitFor(() =>
      expect(mine.calls[0]?.body).toEqual({ id: 'c', version: 8, summary: '我写的' }),
    );
    expect(screen.queryByText('对方的：对方写的')).toBeNull();
  });

  it('returns to mine after I took the other person’s version, for an undo', async () => {
    await openEditor();
    nock.cleanAll();
    mockApi('course.findById', () => ({ data: server.course }), unlimited);
    const present = { ...server.course, summary: '对方写的', version: 8 };
    mockApi('course.save', { code: errorCodes.conflict, message: '已被修改', data: { present } });
    await pasteInto(await field('简介'), '我写的');
    await userEvent.click(await screen.findByRole('button', { name: '采用对方的' }, longTimeout));
    expect(await field('简介')).toHaveValue('对方写的');
    const mine = mockApi('course.save', { data: { id: 'c', version: 9 } });
    await userEvent.click(await screen.findByRole('button', { name: '撤销: 已采用对方的版本' }));
    await waitFor(async () => expect(await field('简介')).toHaveValue('我写的'));
    await waitFor(() =>
      expect(mine.calls[0]?.body).toEqual({ id: 'c', version: 8, summary: '我写的' }),
    );
  });

  it('restores what was unsaved when the browser was closed', async () => {
    const key = `keep:draft:saas.course:u:c`;
    const stored = { at: '2026-03-01T08:00:00.000Z', version: 3, values: { summary: '写到一半' } };
    localStorage.setItem(key, JSON.stringify(stored));
    const { values } = await openEditor();
    expect(await field('简介')).toHaveValue('写到一半');
    await saved();
    expect(values.calls[0]?.body).toEqual({ id: 'c', version: 3, summary: '写到一半' });
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('the cover', () => {
  const picture = new File(['0123456789'], 'cover.png', { type: 'image/png' });
  const choose = async (file: File) =>
    userEvent.upload(await screen.findByLabelText('选择图片', { selector: 'input' }), file);

  beforeAll(() => {
    URL.createObjectURL = () => 'blob:own';
    URL.revokeObjectURL = () => {};
  });

  it('is uploaded, shown at once and saved with the course', async () => {
    const { values } = await openEditor();
    const mock = mockApi('resource.uploadVoucher', { data: voucher('u1') });
    const { received } = storage('u1', picture.size);
    await choose(picture);
    await saved();
    expect(mock.calls[0]?.body).toEqual({
      fileName: 'cover.png',
      bytes: 10,
      contentType: 'image/png',
    });
    expect(received()).toBe(10);
    expect(values.calls[0]?.body).toEqual({ id: 'c', version: 3, coverUploadId: 'u1' });
    expect(document.querySelector('img[src="blob:own"]')).not.toBeNull();
  });

  it('shows why a picture was refused, and saves nothing of it', async () => {
    const { values } = await openEditor();
    mockApi('resource.uploadVoucher', { code: errorCodes.invalidInput, message: '文件过大' });
    await choose(picture);
    expect(await screen.findByText('文件过大')).toBeVisible();
    expect(values.calls).toHaveLength(0);
  });
});

describe('chapters', () => {
  const titles = () =>
    screen
      .getAllByRole('button', { name: /^移动“/ })
      .map((element) => /“(.*)”/.exec(element.getAttribute('aria-label') ?? '')?.[1]);

  it('adds a chapter with the focus on its name', async () => {
    const { chapters } = await openEditor('chapters');
    await userEvent.click(await screen.findByRole('button', { name: '添加章' }));
    const title = screen.getByRole('textbox', { name: '第 3 章标题' });
    expect(title).toHaveFocus();
    await userEvent.clear(title);
    await pasteInto(title, '结业');
    await saved();
    const sent = chapters.calls.at(-1)?.body as { chapters: { title: string; id?: string }[] };
    expect(sent.chapters.map((chapter) => chapter.title)).toEqual(['入门', '进阶', '结业']);
    expect(sent.chapters[0]?.id).toBe('k1');
  });

  it('are moved by the menu: one line down, into the next chapter, and to a chapter', async () => {
    const { chapters } = await openEditor('chapters');
    await pressInMenu('洗手', '下移');
    expect(titles()).toEqual(['入门', '抱姿', '洗手', '进阶', '喂养']);
    await pressInMenu('洗手', '下移');
    expect(titles()).toEqual(['入门', '抱姿', '进阶', '洗手', '喂养']);
    await pressInMenu('抱姿', '移到其他章…');
    const form = await dialog();
    expect(within(form).getByText('2. 进阶')).toBeVisible();
    await userEvent.click(within(form).getByRole('button', { name: '移动' }));
    expect(titles()).toEqual(['入门', '进阶', '洗手', '喂养', '抱姿']);
    await saved();
    const sent = chapters.calls.at(-1)?.body as Course;
    expect(sent.chapters[1]?.lessons.map(({ id }) => id)).toEqual(['l1', 'l3', 'l2']);
  });

  it('removes one, which can be undone', async () => {
    await openEditor('chapters');
    await pressInMenu('进阶', '移除本章及其课时');
    expect(titles()).toEqual(['入门', '洗手', '抱姿']);
    const undo = await screen.findByRole('button', { name: /撤销: 已移除“进阶”/ });
    await userEvent.click(undo);
    await waitFor(() => expect(titles()).toEqual(['入门', '洗手', '抱姿', '进阶', '喂养']));
  });

  it('accepts only a link with https', async () => {
    const { chapters } = await openEditor('chapters');
    await userEvent.click(await screen.findByRole('button', { name: '为“进阶”添加链接' }));
    const form = await dialog();
    await pasteInto(within(form).getByRole('textbox', { name: '名称' }), '参考');
    await pasteInto(within(form).getByRole('textbox', { name: '网址' }), 'javascript:alert(1)');
    await userEvent.click(within(form).getByRole('button', { name: '添加' }));
    expect(await within(form).findByText('请输入以 https:// 开头的网址')).toBeVisible();
    await userEvent.clear(within(form).getByRole('textbox', { name: '网址' }));
    await pasteInto(within(form).getByRole('textbox', { name: '网址' }), 'https://a.example/x');
    await userEvent.click(within(form).getByRole('button', { name: '添加' }));
    await saved();
    const sent = chapters.calls.at(-1)?.body as Course;
    expect(sent.chapters[1]?.lessons[1]).toMatchObject({
      title: '参考',
      kind: 'link',
      url: 'https://a.example/x',
      rule: 'opened',
    });
  });

  it('sets how a lesson is completed; an invalid percentage stays at its field', async () => {
    const { chapters } = await openEditor('chapters');
    await userEvent.click(await screen.findByRole('button', { name: '洗手' }));
    const form = await dialog();
    const percent = within(form).getByRole('textbox', { name: '观看比例' });
    await userEvent.clear(percent);
    await pasteInto(percent, '101');
    expect(await within(form).findByText('请输入 1 到 100 的整数')).toBeVisible();
    await userEvent.clear(percent);
    await pasteInto(percent, '80');
    await userEvent.click(within(form).getByRole('checkbox', { name: '免费试看' }));
    await userEvent.click(within(form).getByRole('button', { name: '完成' }));
    await saved();
    const sent = chapters.calls.at(-1)?.body as Course;
    expect(sent.chapters[0]?.lessons[0]).toMatchObject({ percent: 80, preview: true });
  });

  it('shows at the lesson that its resource was withdrawn', async () => {
    const broken = readLesson('l1', '洗手', { problem: 'withdrawn' });
    await openEditor('chapters', { chapters: [readChapter('k1', '入门', [broken])] });
    expect(await screen.findByText('资源已收回')).toBeVisible();
  });

  it('keeps both versions when two people changed the chapters', async () => {
    await openEditor('chapters');
    nock.cleanAll();
    mockApi('course.findById', () => ({ data: server.course }), unlimited);
    const theirs = [readChapter('k1', '入门', [readLesson('l9', '对方的课')])];
    const current = { ...server.course, chapters: theirs, version: 8 };
    mockApi('course.saveChapters', {
      code: errorCodes.conflict,
      message: '已被修改',
      data: { present: current },
    });
    await pressInMenu('洗手', '下移');
    await screen.findByText('您编辑期间，他人修改了相同的内容', {}, longTimeout);
    const secondSave = mockApi('course.saveChapters', { data: { id: 'c', version: 9 } });
    await userEvent.click(screen.getByRole('button', { name: '两份都保留' }));
    await waitFor(() => expect(secondSave.calls).toHaveLength(1));
    const sent = secondSave.calls[0]?.body as Course & { version: number };
    expect(sent.version).toBe(8);
    expect(sent.chapters.map(({ title }) => title)).toEqual([
      '入门',
      '入门（我的版本）',
      '进阶（我的版本）',
    ]);
  });
});

describe('publishing', () => {
  it('is refused with the list of what is missing, each with a link to its place', async () => {
    await openEditor('chapters', {
      problems: [problem('category'), problem('cover', { blocks: false })],
    });
    const published = mockApi('course.publish', { data: null });
    expect(await screen.findByText('还有 1 项必须补充')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '发布' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '发布检查' })).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('没有发布：还有 1 项必须补充');
    expect(window.location.pathname).toBe('/saas/course/c/chapters');
    expect(published.calls).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: '必须：选择分类' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: '分类' })).toHaveFocus());
    expect(window.location.pathname).toBe('/saas/course/c/basics');
  });

  it.each(['preview', 'revisions'])('links from %s to what is missing', async (tab) => {
    await openEditor(tab, { problems: [problem('category')] });
    await userEvent.click(await screen.findByRole('button', { name: '发布' }));
    expect(await screen.findByText('没有发布：还有 1 项必须补充')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: '发布检查' })).toHaveFocus());
  });

  it.each([
    [{ status: 'draft' }, '可以发布'],
    [{ status: 'published', hasChanges: false }, '已发布，学员看到的就是当前内容'],
    [{ status: 'published', hasChanges: true }, '可以发布'],
    [{ status: 'unpublished' }, '可以发布'],
  ] as const)('shows the state of %j', async (course, words) => {
    await openEditor('basics', course);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows for how many people an unpublished one is hidden, on every visit', async () => {
    await openEditor('basics', { status: 'unpublished', learnerCount: 12 });
    expect(screen.getByText('12 名已开始学习的学员暂时看不到它；学习进度保留。')).toBeVisible();
  });

  it('saves the input first, and publishes that version', async () => {
    const { values } = await openEditor();
    await pasteInto(await field('简介'), '最后一句');
    const published = mockApi('course.publish', () => {
      server.course = { ...server.course, status: 'published', hasChanges: false, version: 5 };
      return { data: null };
    });
    await userEvent.click(await screen.findByRole('button', { name: '发布' }));
    await waitFor(() => expect(published.calls[0]?.query).toEqual({ id: 'c', version: '4' }));
    expect(values.calls).toHaveLength(1);
    expect(await screen.findByRole('button', { name: '已发布' })).toBeDisabled();
  });

  it('marks changes that learners do not see yet', async () => {
    await openEditor('basics', { status: 'published', hasChanges: true });
    expect(screen.getByText('有未发布的修改')).toBeVisible();
    expect(await screen.findByRole('button', { name: '发布修改' })).toBeEnabled();
  });

  it('makes a terminated course read-only, and shows the reason', async () => {
    await openEditor('basics', { status: 'terminated', termination: '内容违规' });
    expect(screen.getByText('该课程已被平台强制终止')).toBeVisible();
    expect(screen.getByText('内容违规')).toBeVisible();
    expect(await field('名称')).toBeDisabled();
  });
});

it('previews the edited version, with the addresses for staff', async () => {
  await openEditor('preview', { summary: '简介一' });
  expect(await screen.findByText('正在以学员视角预览，学习进度不会记录')).toBeVisible();
  expect(screen.getByText('简介一')).toBeVisible();
  const mock = mockApi('resource.getVideoPlayURL', {
    data: { url: '/files/x', expiresAt: '2026-12-01T00:00:00.000Z' },
  });
  await userEvent.click(screen.getByRole('button', { name: /洗手/ }));
  expect(await screen.findByLabelText('洗手')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/files\/x$/),
  );
  expect(mock.calls[0]?.query).toEqual({ id: 'r-l1' });
});

it('restores a revision after a confirmation', async () => {
  const revision = { number: 2, lessonCount: 3, publishedAt: '2026-03-01T08:00:00.000Z' };
  mockApi(
    'course.findRevisions',
    {
      data: [
        { ...revision, byName: '李娜', isPublished: true },
        { ...revision, number: 1, byName: null, isPublished: false },
      ],
    },
    unlimited,
  );
  await openEditor('revisions');
  const restored = mockApi('course.restoreRevision', { data: { id: 'c', version: 4 } });
  await userEvent.click(await screen.findByRole('button', { name: '恢复到第 1 版' }));
  const question = await dialog();
  expect(restored.calls).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: '恢复' }));
  await waitFor(() => expect(restored.calls[0]?.body).toEqual({ id: 'c', version: 3, number: 1 }));
});

it('shows figures of each lesson in words, and its learners', async () => {
  mockApi(
    'course.figures',
    {
      data: {
        granted: 40,
        enrolled: 20,
        finished: 5,
        seconds: 7200,
        lessons: [
          {
            lessonId: 'l1',
            title: '洗手',
            chapterTitle: '入门',
            started: 18,
            finished: 12,
            seconds: 3600,
          },
        ],
      },
    },
    unlimited,
  );
  mockApi(
    'course.findLearners',
    {
      data: pageOf([
        {
          userId: 's1',
          name: '王芳',
          phone: '138****0001',
          departmentName: null,
          branchName: null,
          progress: 0.4,
          seconds: 600,
          startedAt: '2026-03-01T08:00:00.000Z',
          lastAt: '2026-03-02T08:00:00.000Z',
          finishedAt: null,
        },
      ]),
    },
    unlimited,
  );
  await openEditor('figures');
  expect(await screen.findByText('开始 18 · 学完 12 · 60分钟')).toBeVisible();
  const learner = await screen.findByRole('row', { name: /王芳/ });
  expect(within(learner).getByText('40%')).toBeVisible();
  expect(await within(learner).findByRole('link', { name: '王芳' })).toHaveAttribute(
    'href',
    expect.stringContaining('/saas/student?keyword='),
  );
});

it('says that a course was deleted, and what people without access can do', async () => {
  mockApi('course.findById', { code: errorCodes.notFound, message: '课程不存在' });
  visit('/course/x/basics', author);
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
});
