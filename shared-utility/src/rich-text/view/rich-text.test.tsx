import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { RichText, RichTextInline } from '../../contract/rich-text';
import { anyRichText } from '../../testing/any-rich-text';
import { RichTextView } from './rich-text.view';

const picture = '0b2b4a5e-6a53-4f2c-9a9d-3f2f0e1c7a11';
const recording = '1b2b4a5e-6a53-4f2c-9a9d-3f2f0e1c7a12';
const documentOf = (...content: RichText['content']): RichText => ({ type: 'doc', content });
const line = (...content: RichTextInline[]) => documentOf({ type: 'paragraph', content });

test('elements have their roles: headings, lists, tables, links', () => {
  render(
    <RichTextView
      document={documentOf(
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: '力学' }] },
        {
          type: 'orderedList',
          attrs: { start: 4 },
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }],
            },
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [
                {
                  type: 'tableHeader',
                  attrs: { colspan: 2, rowspan: 1 },
                  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'head' }] }],
                },
              ],
            },
          ],
        },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'there',
              marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://a.cn/' } }],
            },
          ],
        },
      )}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: '力学' })).toBeVisible();
  expect(screen.getByRole('list')).toHaveAttribute('start', '4');
  expect(screen.getByRole('columnheader', { name: 'head' })).toHaveAttribute('colspan', '2');
  const link = screen.getByRole('link', { name: 'there' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link.closest('strong')).not.toBeNull();
});

test('a picture has its alternative text, which replaces a missing one, and an expired address is reported', async () => {
  const stale = jest.fn();
  const document = documentOf(
    { type: 'picture', attrs: { resourceId: picture, alt: '杠杆' } },
    { type: 'picture', attrs: { resourceId: recording, alt: '钟' } },
  );
  const files = [
    { resourceId: picture, url: '/files/1/picture/a?proof=1', title: 'a' },
    { resourceId: recording, url: null, title: 'b' },
  ];
  const { rerender } = render(<RichTextView document={document} files={files} onStale={stale} />);
  const shown = screen.getByRole('img', { name: '杠杆' });
  expect(shown).toHaveAttribute('src', 'http://localhost/files/1/picture/a?proof=1');
  expect(screen.getByText('钟')).toBeVisible();
  fireEvent.error(shown);
  await waitFor(() => expect(stale).toHaveBeenCalledTimes(1));
  const fresh = files.map((file) => ({ ...file, url: file.url && '/files/1/picture/a?proof=2' }));
  rerender(<RichTextView document={document} files={fresh} onStale={stale} />);
  expect(await screen.findByRole('img', { name: '杠杆' })).toHaveAttribute(
    'src',
    'http://localhost/files/1/picture/a?proof=2',
  );
});

test('gaps are filled with the given contents in their order', async () => {
  render(
    <RichTextView
      document={line({ type: 'blank' }, { type: 'text', text: ' and ' }, { type: 'blank' })}
      renderBlank={(index) => <input aria-label={`gap ${index}`} />}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'gap 1' }), 'x');
  expect(screen.getByRole('textbox', { name: 'gap 0' })).toHaveValue('');
});

test('a formula is rendered with MathML, without links', async () => {
  const { container } = render(
    <RichTextView
      document={line(
        { type: 'formula', attrs: { source: 'x^2' } },
        { type: 'formula', attrs: { source: '\\href{javascript:alert(1)}{y}' } },
      )}
    />,
  );
  await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2));
  expect(within(container).queryByRole('link')).toBeNull();
});

test('any valid text is rendered without a handler, a script or an address of its own', async () => {
  await fc.assert(
    fc.asyncProperty(anyRichText, async (text) => {
      const { container, unmount } = render(<RichTextView document={text} />);
      for (const element of container.querySelectorAll('*')) {
        expect(['SCRIPT', 'IFRAME', 'OBJECT', 'STYLE']).not.toContain(element.tagName);
        const names = element.getAttributeNames();
        expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
        const href = element.getAttribute('href');
        if (href !== null) expect(href).toMatch(/^(https?:|mailto:)/);
      }
      unmount();
    }),
    { numRuns: 60 },
  );
});
