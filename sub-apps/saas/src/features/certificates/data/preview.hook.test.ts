import { renderHook, waitFor } from '@testing-library/react';
import nock from 'nock';
import { template } from '../../../testing/certificates';
import { usePreview } from './preview.hook';

const sheets = {
  first: template({ name: 'first' }),
  second: template({ name: 'second' }),
  third: template({ name: 'third' }),
};
const asked: string[] = [];
const draws = (name: string, drawn: () => string | Promise<string>) =>
  nock('http://localhost')
    .post(/\/certificateTemplate\/preview$/, (body) => body.template.name === name)
    .reply(
      200,
      () => {
        asked.push(name);
        return drawn();
      },
      { 'content-type': 'image/png' },
    );

beforeEach(() => {
  URL.createObjectURL = (sheet) => `blob:${(sheet as Blob).size}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => nock.cleanAll());

test('a drawing that arrives late does not replace a newer one', async () => {
  let release = (_: string): void => {};
  const slow = new Promise<string>((resolve) => {
    release = resolve;
  });
  draws('first', () => slow);
  draws('second', () => '22');
  draws('third', () => '333');
  const seen = new Set<string | null>();
  const { rerender } = renderHook((name) => seen.add(usePreview(sheets[name]).address), {
    initialProps: 'first' as keyof typeof sheets,
  });
  await waitFor(() => expect(asked).toEqual(['first']));
  rerender('second');
  await waitFor(() => expect(seen).toContain('blob:2'));
  release('1');
  rerender('third');
  await waitFor(() => expect(seen).toContain('blob:3'));
  expect([...seen]).toEqual([null, 'blob:2', 'blob:3']);
});
