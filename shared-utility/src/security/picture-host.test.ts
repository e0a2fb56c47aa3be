import { configureRuntime } from '../environment';
import { safeImage } from '.';

afterEach(() => configureRuntime({}));

it('a picture without a host is loaded from the API’s host', () => {
  expect(safeImage('/assets/logo.svg')).toBe(`${window.location.origin}/assets/logo.svg`);
  configureRuntime({ apiBaseUrl: 'https://api.example/base/' });
  expect(safeImage('/assets/logo.svg')).toBe('https://api.example/assets/logo.svg');
  expect(safeImage('https://cdn.example/logo.svg')).toBe('https://cdn.example/logo.svg');
  expect(safeImage('javascript:alert(1)')).toBe('');
});
