import { screen, waitFor } from '@testing-library/react';
import { Modal } from 'antd';
import { mountRootParcel, type ParcelConfigObject } from 'single-spa';
import { resetContext } from '../testing';
import { type AppProps, createLifecycles } from '.';

// single-spa drives React here, without the testing library: no `act`, the lifecycles' promises resolve when it is
// done.
const reactFlags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  reactFlags.IS_REACT_ACT_ENVIRONMENT = false;
});
beforeEach(resetContext);
afterEach(() => {
  document.body.innerHTML = '';
});

const PageWithModal = () => (
  <>
    <h1>页面</h1>
    <Modal open title="弹窗" />
  </>
);
const Throws = () => {
  throw new Error('boom');
};
const Quiet = () => <p>安静</p>;
const order: string[] = [];
const Recorder = () => {
  order.push('render');
  return null;
};

const slot = () => document.body.appendChild(document.createElement('div'));

const mount = (config: ParcelConfigObject, domElement = slot()) =>
  mountRootParcel({ ...config, name: `parcel-${Math.random()}` }, { domElement });

test('an app is rendered under its data-app, its popups in its own portal, and both are removed with it', async () => {
  const lifecycles = createLifecycles({
    name: 'demo',
    Root: PageWithModal,
  });
  const parcel = mount(lifecycles as ParcelConfigObject);
  await parcel.mountPromise;
  expect(screen.getByText('页面').closest('[data-app="demo"]')).not.toBeNull();
  expect((await screen.findByText('弹窗')).closest('[data-portal]')).toHaveAttribute(
    'data-app',
    'demo',
  );
  await parcel.unmount();
  await waitFor(() => expect(document.querySelectorAll('[data-app="demo"]')).toHaveLength(0));
});

test('an app that throws while rendering shows a card and can be unmounted', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const lifecycles = createLifecycles({
    name: 'broken',
    Root: Throws,
  });
  const parcel = mount(lifecycles as ParcelConfigObject);
  await parcel.mountPromise;
  expect(screen.getByRole('alert')).toHaveTextContent('页面出现问题');
  expect(screen.getByText('broken · Error: boom')).toBeVisible();
  await parcel.unmount();
  expect(parcel.getStatus()).toBe('NOT_MOUNTED');
  expect(silenced).toHaveBeenCalled();
});

test('one app mounted twice has two separate portals', async () => {
  const lifecycles = createLifecycles({ name: 'twin', Root: Quiet });
  const first = mount(lifecycles as ParcelConfigObject);
  const second = mount(lifecycles as ParcelConfigObject);
  await Promise.all([first.mountPromise, second.mountPromise]);
  expect(document.querySelectorAll('[data-portal]')).toHaveLength(2);
  await first.unmount();
  expect(document.querySelectorAll('[data-portal]')).toHaveLength(1);
  await second.unmount();
});

test('phrases and load are awaited before the first paint', async () => {
  order.length = 0;
  const lifecycles = createLifecycles({
    name: 'slow',
    load: async () => order.push('load'),
    phrases: [{ load: async () => void order.push('phrases') }],
    Root: Recorder,
  });
  const parcel = mount(lifecycles as ParcelConfigObject);
  await parcel.mountPromise;
  expect(order.slice(0, 3)).toEqual(['load', 'phrases', 'render']);
  await parcel.unmount();
});

test('an app that requires another version of a shared library never runs', async () => {
  order.length = 0;
  const lifecycles = createLifecycles({
    name: 'demanding',
    requires: { react: '^18.0.0' },
    load: async () => order.push('load'),
    Root: Recorder,
  });
  const props = { name: '@edu-app/demanding' } as AppProps;
  await expect(lifecycles.bootstrap(props)).rejects.toThrow(
    '@edu-app/demanding requires react@^18.0.0 (here 19',
  );
  expect(order).toEqual([]);
});
