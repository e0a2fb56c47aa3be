import { isCancelled, isOver, pdfFaultOf } from './pdf-fault';

const called = (name: string): Error => Object.assign(new Error('x'), { name });

test.each([
  ['InvalidPDFException', 'broken'],
  ['PasswordException', 'locked'],
  ['ResponseException', 'away'],
  ['UnknownErrorException', 'away'],
])('%s means %s', (name, fault) => {
  expect(pdfFaultOf(called(name))).toBe(fault);
});

test('a page whose drawing was cancelled has not failed', () => {
  expect(isCancelled(called('RenderingCancelledException'))).toBe(true);
  expect(isCancelled(called('AbortException'))).toBe(true);
  expect(isCancelled(called('Error'))).toBe(false);
  expect(isOver(called('ResponseException'))).toBe(true);
  expect(isOver('gone')).toBe(false);
});
