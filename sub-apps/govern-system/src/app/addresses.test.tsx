import { screen } from '@testing-library/react';
import nock from 'nock';
import { signIn, visit } from '../testing/visit';

beforeEach(signIn);
afterEach(() => nock.cleanAll());

it('an address that is no page says so inside the frame and leads back', async () => {
  visit('/nothing/here', []);
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(screen.getByText('/govern-system/nothing/here')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});
