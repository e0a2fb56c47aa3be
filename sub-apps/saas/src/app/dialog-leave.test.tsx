import { context } from '@edu/shared-utility';
import { mockApi, pasteInto, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { author, openEditor } from '../testing/course-editor';
import { courseRow, readChapter } from '../testing/courses';
import { wholeExam } from '../testing/exams';
import { pageOf } from '../testing/students';
import { wholeTrain } from '../testing/trains';
import { dialog, signIn, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
/** Lazy chunks and permissions take longer than the default timeout on a busy machine. */
const manager = ['train.read', 'train.write', 'course.read', 'exam.read', 'exam.write'];

const unsaved = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

async function openTrain(tab: string): Promise<void> {
  mockApi('train.findById', { data: wholeTrain() }, everyTime);
  mockApi('trainUser.findByCondition', { data: pageOf([]) }, everyTime);
  visit(`/task/t/${tab}`, manager);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('people selected for a training are not lost without a question', async () => {
  await openTrain('people');
  await press('添加学员');
  const confirmDialog = within(await dialog());
  await userEvent.click(confirmDialog.getByRole('combobox', { name: '部门' }));
  await userEvent.click(await screen.findByTitle(/教务部$/));
  await userEvent.click(confirmDialog.getByText('添加学员'));
  await unsaved.expectOnClose(await dialog(), () =>
    expect(confirmDialog.getAllByTitle(/教务部$/)[0]).toBeVisible(),
  );
});

it('items selected for a training are not lost without a question', async () => {
  mockApi('course.findManageList', { data: pageOf([courseRow('c9', '收纳整理')]) }, everyTime);
  await openTrain('items');
  await press('添加课程');
  const confirmDialog = within(await dialog());
  await userEvent.click(confirmDialog.getByRole('combobox', { name: '课程' }));
  await userEvent.click(await screen.findByTitle('收纳整理'));
  await userEvent.click(confirmDialog.getByText('添加课程'));
  await unsaved.expectOnClose(await dialog(), () =>
    expect(confirmDialog.getAllByTitle('收纳整理')[0]).toBeVisible(),
  );
});

it('the limits of a link are not lost without a question', async () => {
  await openTrain('people');
  await press('开放报名链接');
  const places = within(await dialog()).getByRole('textbox', { name: '剩余名额' });
  await pasteInto(places, '30');
  await unsaved.expectOnClose(await dialog(), () => expect(places).toHaveValue('30'));
});

it('a link for a course is not lost without a question', async () => {
  await openEditor('chapters', { chapters: [readChapter('one', '入门', [])] }, author);
  await press('为“入门”添加链接');
  const address = within(await dialog()).getByRole('textbox', { name: '网址' });
  await pasteInto(address, 'https://example.org');
  await unsaved.expectOnClose(await dialog(), () =>
    expect(address).toHaveValue('https://example.org'),
  );
});

describe('a title', () => {
  const open = async () => {
    mockApi('exam.findByCondition', { data: pageOf([]) }, everyTime);
    visit('/exam', manager);
    await press('新建考试');
    return within(await dialog()).getByRole('textbox', { name: '名称' });
  };

  it('is not lost without a question', async () => {
    const title = await open();
    await pasteInto(title, '结业考试');
    await unsaved.expectOnClose(await dialog(), () => expect(title).toHaveValue('结业考试'));
  });

  it('that was not typed is not asked about', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(unsaved.asked()).toBe(0);
  });

  it('that was saved continues without a question', async () => {
    const title = await open();
    await pasteInto(title, '结业考试');
    mockApi('exam.save', { data: { id: 'e', version: 1 } });
    mockApi('exam.findById', { data: wholeExam() }, everyTime);
    await press('创建并设置');
    await waitFor(() => expect(window.location.pathname).toBe('/saas/exam/e/settings'));
    expect(unsaved.asked()).toBe(0);
  });
});
