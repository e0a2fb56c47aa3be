import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { roomFolders } from '../build/jobs.js';

const root = resolve(__dirname, '../..');

/** @param {string} text */
const withoutCode = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');

/** Anchors of a page's headings, as GitHub creates them. @param {string} text */
function anchorsOf(text) {
  const counts = new Map();
  return new Set(
    [...withoutCode(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading = '']) => {
      const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const name = plain.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
      const times = counts.get(name) ?? 0;
      counts.set(name, times + 1);
      return times > 0 ? `${name}-${times}` : name;
    }),
  );
}

/** Relative links of a page without a target. @param {string} file @param {string} text */
function deadLinks(file, text) {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/i.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(file), decodeURI(path)) : file;
      if (!existsSync(target)) return true;
      const targetText = () => (path ? readFileSync(target, 'utf8') : text);
      return anchor !== undefined && !anchorsOf(targetText()).has(anchor);
    });
}

const rooms = [...roomFolders(), 'sub-apps', 'platform-server', 'e2e', 'tools'];
const pages = [
  'CONTRIBUTING.md',
  'README.md',
  ...rooms.map((room) => join(room, 'README.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
].filter((file) => existsSync(join(root, file)));

describe('links between pages', () => {
  const readme = join(root, 'README.md');

  it.each(['docs/none.md', '#no-such-part', 'docs/security.md#no-such-part'])(
    'would be found without a target: %s',
    (link) => expect(deadLinks(readme, `# Part\n[x](${link})`)).toEqual([link]),
  );

  it.each([
    '#part-one-1',
    'docs/security.md#approval-by-a-second-person',
    'docs',
    'https://example.com/x',
  ])('may refer to existing targets: %s', (link) =>
    expect(deadLinks(readme, `# Part \`one\`!\n## Part one\n[x](${link})`)).toEqual([]),
  );

  it.each(pages)('%s has no link without a target', (page) => {
    const file = join(root, page);
    expect(deadLinks(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});
