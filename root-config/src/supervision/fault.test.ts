import { toFault } from './fault';
import { isLoadError } from './load-error';

const address = 'http://localhost/x.js';
const faultOf = (error: unknown, phase: 'load' | 'mount' = 'load') =>
  toFault(error, phase, '@edu-app/x', address);

test.each([
  [new TypeError(`Failed to fetch dynamically imported module: ${address}`), 'network'],
  [new TypeError(`error loading dynamically imported module: ${address}`), 'network'],
  [new TypeError('Importing a module script failed.'), 'network'],
  [new Error(`Error loading ${address} (SystemJS Error#3)`), 'network'],
  [new TypeError('Failed to resolve module specifier "lodash". Relative …'), 'requires'],
  [
    new SyntaxError("The requested module 'react' does not provide an export named 'x'"),
    'requires',
  ],
  [new SyntaxError("Unexpected token 'export'"), 'evaluation'],
])('%s while loading is of kind %s', (error, kind) => {
  expect(faultOf(error).kind).toBe(kind);
  expect(isLoadError(error)).toBe(kind === 'network');
});

test.each([
  ['load', 'Cannot read properties of null (reading ‘useState’)'.replace(/[‘’]/g, "'")],
  ['mount', 'Minified React error #321; visit https://react.dev/errors/321'],
  ['mount', 'Minified React error #525; visit https://react.dev/errors/525'],
  ['load', "Cannot read properties of undefined (reading 'ReactCurrentOwner')"],
] as const)('two Reacts are named as the reason in %s: %s', (phase, message) => {
  const fault = faultOf(new Error(message), phase);
  expect(fault.kind).toBe('requires');
  expect(fault.message).toBe(`@edu-app/x brings a React of its own beside the page's: ${message}`);
});

test('another error of React stays the application’s own', () => {
  expect(faultOf(new Error('Minified React error #130;'), 'mount').kind).toBe('lifecycle');
});

test('a fault of a file that an entry loads in its lifecycle is reported as a loading fault', () => {
  const missing = "The requested module 'react' does not provide an export named 'x'";
  expect(faultOf(new SyntaxError(missing), 'mount').kind).toBe('requires');
  const goneMessage = `Failed to fetch dynamically imported module: ${address}`;
  expect(faultOf(new TypeError(goneMessage), 'mount').kind).toBe('network');
  expect(faultOf(new TypeError('x is not a function'), 'mount').kind).toBe('lifecycle');
});
