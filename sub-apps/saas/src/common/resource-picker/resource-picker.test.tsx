import { LazyView, type Resource } from '@edu/shared-utility';
import { DataProvider } from '@edu/shared-utility/data';
import { mockApi, renderApp, unsavedQuestions } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { category, resource } from '../../testing/resources';
import { pageOf } from '../../testing/students';
import { signIn } from '../../testing/visit';
import { data } from '../page-data';
import { resourcePicker } from '.';
import type { ResourcePickerProps } from './resource-picker.view';

const questions = unsavedQuestions();

beforeEach(signIn);
afterEach(() => nock.cleanAll());

function open(change: Partial<ResourcePickerProps> = {}, permissions: string[] = []) {
  const picked: string[][] = [];
  let closed = 0;
  mockApi('resourceCategory.getTree', { data: [category('c1', '护理')] }, { times: 9 });
  mockApi('session.permissions', {
    data: { permissions, isOperator: false, readOnly: false, testTools: false },
  });
  const props: ResourcePickerProps = {
    onPick: (resources: readonly Resource[]) => picked.push(resources.map(({ id }) => id)),
    onClose: () => {
      closed += 1;
    },
    ...change,
  };
  renderApp(
    <DataProvider api={data}>
      <LazyView part={resourcePicker} partProps={props} />
    </DataProvider>,
  );
  return { picked, closed: () => closed };
}

const choice = (name: string) => screen.findByRole('button', { name });

it('requests usable resources, and returns the selected ones in the order of the clicks', async () => {
  const list = mockApi(
    'resource.findByConditionWithPage',
    { data: pageOf([resource(1), resource(2), resource(3)]) },
    { times: 3 },
  );
  const { picked } = open({ multiple: true });
  await userEvent.click(await choice('资源3'));
  await userEvent.click(await choice('资源1'));
  await userEvent.click(await choice('资源2'));
  await userEvent.click(await choice('资源2'));
  expect(await choice('资源3')).toHaveAttribute('aria-pressed', 'true');
  expect(await choice('资源2')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: '选择（2）' }));
  expect(picked).toEqual([['r3', 'r1']]);
  expect(list.calls).toMatchObject([{ body: { usable: true, kind: 'video' } }]);
});

it('selects a single one if only one is wanted, and cannot confirm before', async () => {
  mockApi('resource.findByConditionWithPage', { data: pageOf([resource(1), resource(2)]) });
  const { picked } = open();
  await choice('资源1');
  const pick = screen.getByRole('button', { name: /^选\s?择$/ });
  expect(pick).toBeDisabled();
  await userEvent.click(await choice('资源1'));
  await userEvent.click(await choice('资源2'));
  await userEvent.click(pick);
  expect(picked).toEqual([['r2']]);
});

it('asks before selected ones are lost', async () => {
  mockApi('resource.findByConditionWithPage', { data: pageOf([resource(1)]) });
  const { closed } = open();
  await userEvent.click(await choice('资源1'));
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(questions.asked()).toBe(1));
  expect(closed()).toBe(0);
  questions.agree();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closed()).toBe(1));
});

it('searches, and clears the category when the kind changes', async () => {
  const list = mockApi(
    'resource.findByConditionWithPage',
    { data: pageOf([resource(1)]) },
    { times: 9 },
  );
  open({ multiple: true });
  await choice('资源1');
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索标题' }), '护理');
  await waitFor(() => expect(list.calls.at(-1)?.body).toMatchObject({ keyword: '护理' }));
  await userEvent.click(screen.getByRole('tab', { name: '文档' }));
  await waitFor(() => expect(list.calls.at(-1)?.body).toMatchObject({ kind: 'document' }));
  expect(list.calls.at(-1)?.body).not.toHaveProperty('categoryId');
});

it('disables resources that are already in the course', async () => {
  mockApi('resource.findByConditionWithPage', { data: pageOf([resource(1), resource(2)]) });
  open({ usedIds: ['r1'], multiple: true });
  const chosenResource = await choice('资源1');
  expect(chosenResource).toBeDisabled();
  expect(within(chosenResource).getByText('已在课程中')).toBeVisible();
});

it('links to the library for a new file, which is there after returning', async () => {
  let list = [resource(1)];
  mockApi('resource.findByConditionWithPage', () => ({ data: pageOf(list) }), { times: 9 });
  open({ kinds: ['image'] }, ['resource.write']);
  await choice('资源1');
  const link = await screen.findByRole('link', { name: '上传新文件' });
  expect(link).toHaveAttribute('href', '/saas/resource?kind=image');
  expect(link).toHaveAttribute('target', '_blank');
  list = [resource(2), resource(1)];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await choice('资源2')).toBeEnabled();
});

it('offers no upload without the permission to manage files', async () => {
  mockApi('resource.findByConditionWithPage', { data: pageOf([resource(1)]) });
  open();
  await choice('资源1');
  expect(screen.queryByRole('link', { name: '上传新文件' })).toBeNull();
});

it('says why it is empty, and offers a retry after a failure', async () => {
  mockApi('resource.findByConditionWithPage', { code: 50000, message: '服务器开小差了' });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('资源加载失败服务器开小差了');
  mockApi('resource.findByConditionWithPage', { data: pageOf([] as Resource[]) });
  await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/还没有可用的资源/)).toBeVisible();
});
