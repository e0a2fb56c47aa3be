// embedded database only: no database is used
import { richTextOf } from '@edu/shared-utility/contract';
import { z } from 'zod';
import { phrase } from '../phrases';
import { richText } from './rich-text';

const form = z.object({ stem: richText(), choices: z.array(richText({ oneLine: true })) });

const link = {
  type: 'text',
  text: 'x',
  marks: [{ type: 'link', attrs: { href: 'javascript:x' } }],
};
const bad = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };

test('a refused text is reported at its field, with a message of its own', () => {
  const { error } = form.safeParse({ stem: bad, choices: [richTextOf('a'), richTextOf('a\nb')] });
  const messages = error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(messages).toEqual([
    ['stem', 'richText.link'],
    ['choices.1', 'richText.oneLine'],
  ]);
  expect(phrase('en-US', 'richText.link')).toMatch(/begins with https/);
});

test('a missing text is refused, a valid one stays unchanged', () => {
  expect(form.safeParse({ choices: [] }).error?.issues[0]?.path).toEqual(['stem']);
  const sent = { stem: richTextOf('a'), choices: [] };
  expect(form.parse(sent)).toEqual(sent);
});
