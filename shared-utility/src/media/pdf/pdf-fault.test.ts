import { isAddressExpired, isCancelled, pdfFaultOf } from './pdf-fault';

const called = (name: string): Error => Object.assign(new Error('x'), { name });

test.each([
  ['InvalidPDFException', 'broken'],
  ['PasswordException', 'locked'],
  ['ResponseException', 'unreachable'],
  ['UnknownErrorException', 'unreachable'],
])('%s means %s', (name, fault) => {
  expect(pdfFaultOf(called(name))).toBe(fault);
});

test('a page whose drawing was cancelled has not failed', () => {
  expect(isCancelled(called('RenderingCancelledException'))).toBe(true);
  expect(isCancelled(called('AbortException'))).toBe(true);
  expect(isCancelled(called('Error'))).toBe(false);
  expect(isAddressExpired(called('ResponseException'))).toBe(true);
  expect(isAddressExpired('gone')).toBe(false);
});
