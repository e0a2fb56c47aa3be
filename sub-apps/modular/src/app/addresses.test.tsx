import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { screen } from '@testing-library/react';
import nock from 'nock';
import { site, visit } from '../testing/visit';

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

test('the first page is the site', async () => {
  mockApi('site.find', { data: site });
  visit('/', ['site.read']);
  expect(await screen.findByRole('heading', { name: '站点外观' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/modular/site');
});

test('an unknown address says so and links back', async () => {
  visit('/nowhere', []);
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
});
