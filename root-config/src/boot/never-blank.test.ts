import { context, navigate } from '@edu/shared-utility';
import { mockApi, resetContext } from '@edu/shared-utility/testing';
import { waitFor } from '@testing-library/dom';
import nock from 'nock';
import { triggerAppChange } from 'single-spa';
import { aBranch, shellFixture } from './testing/shell-fixture';

const { apps, serve, content } = shellFixture();

/** Every kind of content that the slot can hold: an address and what a person then reads. */
const kinds = {
  'an application': ['/saas/student', 'students'],
  'another application': ['/form/list', 'questionnaires'],
  'a full page': ['/personal', 'personal centre'],
  'an embedded site': ['/bi-admin/overview', 'figures'],
  'an unknown address': ['/nowhere', 'login form'],
  'an application that is not installed': ['/traffic/roads', '功能尚未开通'],
  'a notice of the guard': ['/', '暂无可用的菜单'],
  'an application that fails': ['/daas/board', '模块下载失败'],
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[];
const pairs = allKinds.flatMap((from) =>
  allKinds.filter((to) => to !== from).map((to): [Kind, Kind] => [from, to]),
);

/** Real applications unmount slowly; the next content must outlast that. */
const slowToGo = (name: string, text: string): void => {
  const { lifecycles } = serve(name, text);
  const unmount = lifecycles.unmount;
  lifecycles.unmount = async (props) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return typeof unmount === 'function' ? unmount(props) : undefined;
  };
};

beforeAll(() => {
  slowToGo('@edu/entrance', 'login form');
  slowToGo('@edu/account-center', 'personal centre');
  slowToGo('@edu/shell-frame/embedded', 'figures');
  slowToGo('@edu-app/saas', 'students');
  slowToGo('@edu-app/form', 'questionnaires');
  apps.set('@edu-app/daas', () => Promise.reject(new Error('SystemJS Error#3')));
});
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

it.each(pairs)('from %s to %s, and back: never blank', async (from, to) => {
  for (const kind of [from, to, from]) {
    const [path, text] = kinds[kind];
    navigate(path);
    await waitFor(() => expect(content()).toHaveTextContent(text));
    // The former content's clean-up has run by now, and must not have removed the new content.
    await triggerAppChange();
    expect(content()).toHaveTextContent(text);
  }
});
