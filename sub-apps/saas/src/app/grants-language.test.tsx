import { setLanguage } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen } from '@testing-library/react';
import nock from 'nock';
import { grantRow } from '../testing/courses';
import { pageOf } from '../testing/students';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

// in a file of its own, as phrases that another test has loaded would hide that the page does not load them
it('shows a term without end in the language of the page', async () => {
  await act(() => setLanguage('fr-FR'));
  mockApi('course.findCourseGrantList', { data: pageOf([grantRow('g1', 'A')]) });
  visit('/course/grants', ['course.read', 'course.grant']);
  expect(await screen.findByRole('cell', { name: 'Sans fin' })).toBeVisible();
  await act(() => setLanguage('zh-CN'));
});
