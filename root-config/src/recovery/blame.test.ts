/** @jest-environment node */
import type { Fault } from '../supervision/fault';
import { attributeFault } from './blame';

const loader = {
  imports: () => ({ '@edu-app/saas': '/saas.js', '@edu-app/cms': '/cms.js', react: '/react-2.js' }),
  entryOf: (file: string) => (file === '/saas-chunk.js' ? '/saas.js?retry=1' : null),
};
const fault = (rest: Partial<Fault>): Fault => ({
  kind: 'network',
  phase: 'load',
  module: '@edu-app/saas',
  address: '/saas.js',
  message: '',
  ...rest,
});
const blamed = (rest: Partial<Fault>) => {
  const { module, address } = attributeFault(fault(rest), loader);
  return [module, address];
};

test('a shared file that failed is reported for its own module, whichever app imported it', () => {
  expect(blamed({ address: '/react-2.js' })).toEqual(['react', '/react-2.js']);
  expect(blamed({ address: '/react-2.js?retry=3' })[0]).toBe('react');
});

test('a part of an application is reported for the version that loaded it', () => {
  expect(blamed({ address: '/saas-chunk.js' })).toEqual(['@edu-app/saas', '/saas.js?retry=1']);
});

test('a file without another owner is reported unchanged', () => {
  expect(blamed({})).toEqual(['@edu-app/saas', '/saas.js']);
  expect(blamed({ address: '/unknown.js' })).toEqual(['@edu-app/saas', '/unknown.js']);
  expect(blamed({ address: null })).toEqual(['@edu-app/saas', null]);
  expect(blamed({ module: '@edu-app/saas (parcel)', address: '/cms.js' })[0]).toBe(
    '@edu-app/saas (parcel)',
  );
});
