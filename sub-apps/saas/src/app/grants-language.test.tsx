import { setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import nock from 'nock';
import { grantRow } from '../testing/courses';
import { pageOf } from '../testing/students';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

// alone in its file: a set that another test has fetched would be here without the page's doing
it('names a term without end in the language of the page', async () => {
  await act(() => setLanguage('fr-FR'));
  mockApi('course.findCourseGrantList', { data: pageOf([grantRow('g1', 'A')]) });
  visit('/course/grants', ['course.read', 'course.grant']);
  expect(await screen.findByRole('cell', { name: 'Sans fin' })).toBeVisible();
  await act(() => setLanguage('zh-CN'));
});
