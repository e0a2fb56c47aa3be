import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { definePhrases, setLanguage } from '../i18n';
import { context } from '../storage';
import { renderApp, resetContext } from '../testing';
import { AppErrorBoundary, useContextValue } from '.';

const phrases = definePhrases('react-test', {
  'zh-CN': { hello: '你好' },
  'en-US': async () => ({ default: { hello: 'Hello' } }),
  'fr-FR': async () => ({ default: { hello: 'Bonjour' } }),
});

beforeEach(async () => {
  resetContext();
  await setLanguage('zh-CN');
});

const Organ = () => <p>organ: {useContextValue('organ') ?? 'none'}</p>;
const Hello = () => <p>{phrases.use().t('hello')}</p>;

test('a component follows a context value, from this tab and from others', () => {
  render(<Organ />);
  expect(screen.getByText('organ: none')).toBeVisible();
  act(() => context.set('organ', 'a'));
  expect(screen.getByText('organ: a')).toBeVisible();
  act(() => {
    window.localStorage.setItem('organ', 'b');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'organ', storageArea: window.localStorage }),
    );
  });
  expect(screen.getByText('organ: b')).toBeVisible();
});

test('visible phrases follow the language', async () => {
  renderApp(<Hello />);
  expect(screen.getByText('你好')).toBeVisible();
  await act(() => setLanguage('fr-FR'));
  expect(screen.getByText('Bonjour')).toBeVisible();
});

let broken = true;
const Throwing = () => {
  if (broken) throw new Error('boom');
  return <Button>工作正常</Button>;
};

test('a crash stays inside its app, is reported, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const reported: string[] = [];
  broken = true;
  render(
    <>
      <p>页面的其余部分</p>
      <AppErrorBoundary app="cms" onCrash={(error) => reported.push(error.message)}>
        <Throwing />
      </AppErrorBoundary>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('页面出现问题');
  expect(screen.getByText('cms · Error: boom')).toBeVisible();
  expect(screen.getByText('页面的其余部分')).toBeVisible();
  expect(reported).toEqual(['boom']);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByRole('button', { name: '工作正常' })).toBeVisible();
});
