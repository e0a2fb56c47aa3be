import { context, navigate } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/dom';
import nock from 'nock';
import { aBranch, shellFixture } from './testing/shell-fixture';

const { serve, content } = shellFixture();

const placeOf = (name: string) => document.getElementById(`single-spa-application:${name}`);
const throwUncaught = (message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(message) }));

beforeEach(() => {
  nock.cleanAll();
  resetContext();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  context.set('token', 't');
  context.set('branchList', [aBranch]);
  context.set('menu', { status: 'ready', nodes: [] });
  mockApi('role.findRoleIds', { data: [] }, { times: 9 });
  mockApi('user.getUserMenu', { data: [] }, { times: 9 });
});
afterEach(() => nock.cleanAll());

async function open(segment: string): Promise<HTMLElement> {
  const name = `@edu-app/${segment}`;
  serve(name, `page of ${segment}`);
  navigate(`/${segment}/list`);
  await waitFor(() => expect(content()).toHaveTextContent(`page of ${segment}`));
  const place = placeOf(name);
  if (!place) throw new Error(`${name} has no place.`);
  return place;
}

test('an app whose container its library removed is reported by name, with the second React', async () => {
  const place = await open('form');
  throwUncaught("Cannot read properties of null (reading 'useState')");
  place.replaceChildren();
  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('模块所需的共享库或其版本，当前页面没有提供。');
  expect(card).toHaveTextContent("@edu-app/form brings a React of its own beside the page's");
});

test('an error of an app that still shows something is not reported', async () => {
  const place = await open('traffic');
  jest.useFakeTimers();
  throwUncaught('a click went wrong');
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(place).toHaveTextContent('page of traffic');
});

test('a page with a picture and no text is not empty', async () => {
  const place = await open('modular');
  place.replaceChildren(document.createElement('canvas'));
  jest.useFakeTimers();
  throwUncaught('a click went wrong');
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(place.querySelector('canvas')).toBeInTheDocument();
});
