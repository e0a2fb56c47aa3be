import { configureRuntime, type StudentLesson } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import nock from 'nock';
import { chapter, course, lesson, pageOf } from '../testing/course';
import { signIn, visit } from '../testing/visit';

const host = 'https://files.example';
beforeEach(() => {
  signIn();
  configureRuntime({ apiBaseUrl: host });
});
afterEach(() => {
  configureRuntime({});
  nock.cleanAll();
});

const forever = { times: Number.POSITIVE_INFINITY };
const cover = '/files/cover.webp?proof=1';

/** Opens a lesson whose file has an address without a host. */
function open(item: Partial<StudentLesson>, fileName: string): void {
  const detail = {
    ...course('c', { cover }),
    ...{ summary: '', description: '', keywords: [], audience: '', creditHours: 0 },
    ...{ inOrder: false, granted: false, document: null, documentFiles: [] },
  };
  const lessons = [lesson('b', { title: '收纳', preview: true, ...item })];
  mockApi('studentCourse.findCourseById', { data: detail }, forever);
  mockApi('studentCourse.findCourseItemInfo', { data: [chapter('一', lessons)] }, forever);
  mockApi('learning.findNotes', { data: [] }, forever);
  mockApi('learning.source', {
    data: {
      ...{ url: '/files/b?proof=2', expiresAt: '2026-11-23T20:00:00Z', fileName },
      ...{ mediaType: 'application/octet-stream', posterUrl: '/files/poster?proof=3' },
    },
  });
  visit('/courses/c/b');
}

it('a video and its poster are loaded from the API’s host', async () => {
  open({ kind: 'video' }, '收纳.mp4');
  const video = await screen.findByLabelText('收纳', { selector: 'video' });
  expect(video).toHaveAttribute('src', `${host}/files/b?proof=2`);
  expect(video).toHaveAttribute('poster', `${host}/files/poster?proof=3`);
});

it('a picture is too', async () => {
  open({ kind: 'image' }, '收纳.png');
  const picture = await screen.findByRole('img', { name: '收纳' });
  expect(picture).toHaveAttribute('src', `${host}/files/b?proof=2`);
});

it('a document to download is too', async () => {
  open({ kind: 'document', rule: 'opened' }, '教案.docx');
  const link = await screen.findByRole('link', { name: '下载“教案.docx”' });
  expect(link).toHaveAttribute('href', `${host}/files/b?proof=2`);
});

it('covers of courses are too', async () => {
  mockApi('studentCourse.findCourseList', { data: pageOf([course('c', { cover })]) }, forever);
  mockApi('studentCourse.findHotCourse', { data: [] }, forever);
  mockApi('studentCourse.findRecommendCourse', { data: [] }, forever);
  visit('/courses');
  await screen.findByRole('link', { name: '课程c' });
  const pictures = screen.getAllByRole('presentation', { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toContain(`${host}${cover}`);
});
