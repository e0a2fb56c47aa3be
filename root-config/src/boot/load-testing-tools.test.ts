import { screen } from '@testing-library/dom';
import { devtoolsFixture } from '../devtools/testing/devtools-fixture';
import { moduleLoader } from '../module-loader';
import { makeShareLink } from '../page-map/share-link';
import { loadTestingTools } from './load-testing-tools';

const override = { module: '@edu-app/saas', address: 'http://localhost/build.js' };

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await loadTestingTools({ ...devtoolsFixture(), loader: moduleLoader });
}

beforeEach(() => window.localStorage.clear());

test('a link with an override shows its question', async () => {
  await open(makeShareLink('http://localhost/saas/student', override, Date.now()));
  expect(screen.getByRole('status')).toHaveTextContent(override.address);
});

test('safe mode shows what it disables', async () => {
  window.localStorage.setItem('devtools', 'true');
  window.localStorage.setItem(`import-map-override:${override.module}`, override.address);
  await open('/saas/student?safe-mode');
  expect(screen.getByRole('status')).toHaveTextContent('安全模式');
});

test('an override that is stored without the switch is reported', async () => {
  window.localStorage.setItem(`import-map-override:${override.module}`, '9165');
  await open('/saas/student');
  expect(screen.getByRole('status')).toHaveTextContent('测试工具未启用');
});

test('a page without overrides shows nothing', async () => {
  await open('/saas/student?page=2');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
