// embedded database alone: needs none
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

test('a refused text is named by its field, with words of its own', () => {
  const { error } = form.safeParse({ stem: bad, choices: [richTextOf('a'), richTextOf('a\nb')] });
  const messages = error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(messages).toEqual([
    ['stem', 'richText.link'],
    ['choices.1', 'richText.oneLine'],
  ]);
  expect(phrase('en-US', 'richText.link')).toMatch(/begins with https/);
});

test('one that is left out is refused, one that passes comes as it was', () => {
  expect(form.safeParse({ choices: [] }).error?.issues[0]?.path).toEqual(['stem']);
  const sent = { stem: richTextOf('a'), choices: [] };
  expect(form.parse(sent)).toEqual(sent);
});
