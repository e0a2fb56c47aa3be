import { context, type Train } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import nock from 'nock';
import { author, longTimeout, openEditor, unlimited } from '../testing/course-editor';
import { pageWith } from '../testing/sales-fixtures';
import { pageOf } from '../testing/students';
import { statistic, wholeTrain } from '../testing/trains';
import { signIn, visit } from '../testing/visit';

const manager = ['train.read', 'train.write', 'certificate.read', 'certificate.issue'];

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

/** All first-level headings, of which a page has one. */
const titles = () =>
  screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

describe('a list in a tab is a part of the page, which keeps its one title', () => {
  it.each([
    ['people', '培训学员'],
    ['statistics', '学员学习情况'],
    ['certificates', '已颁发的证书'],
  ])('of a training: %s', async (tab, list) => {
    const train: Train = wholeTrain({ status: 'published', phase: 'running' });
    mockApi('train.findById', { data: train }, unlimited);
    mockApi('trainUser.findByCondition', { data: pageOf([]) }, unlimited);
    mockApi('train.getStatisticInfo', { data: statistic() }, unlimited);
    mockApi('trainItem.findTrainExamByTrainid', { data: [] }, unlimited);
    mockApi('train.findUserStudyBasicInfoList', { data: pageOf([]) }, unlimited);
    mockApi('trainCertificate.findTrainCertById', { data: null }, unlimited);
    mockApi('certificate.findByCondition', { data: pageWith([]) }, unlimited);
    mockApi('certificateTemplate.findByCondition', { data: pageWith([]) }, unlimited);
    visit(`/task/t/${tab}`, manager);
    expect(await screen.findByRole('heading', { level: 2, name: list }, longTimeout)).toBeVisible();
    expect(titles()).toEqual([train.title]);
  });

  it.each([
    ['grants', '学员与授权'],
    ['figures', '学员'],
  ] as const)('of a course: %s', async (tab, list) => {
    const figures = { granted: 0, enrolled: 0, finished: 0, seconds: 0, lessons: [] };
    mockApi('course.figures', { data: figures }, unlimited);
    mockApi('course.findLearners', { data: pageOf([]) }, unlimited);
    mockApi('course.findCourseGrantList', { data: pageOf([]) }, unlimited);
    await openEditor(tab);
    expect(await screen.findByRole('heading', { level: 2, name: list }, longTimeout)).toBeVisible();
    expect(titles()).toEqual(['母婴护理']);
  });

  it('is the page itself at its own address', async () => {
    mockApi('course.findCourseGrantList', { data: pageOf([]) }, unlimited);
    visit('/course/grants', author);
    expect(await screen.findByRole('heading', { level: 1 }, longTimeout)).toHaveTextContent('授权');
  });
});
