import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { committedFiles } from './committed.js';

const root = resolve(__dirname, '../..');
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** Text of each numbered paragraph of a page, by its number. @param {string} page */
const paragraphsOf = (page) =>
  new Map(
    page
      .split(/^## /m)
      .map((part) => /^§(\d) /.exec(part))
      .flatMap((match) => (match ? [[match[1] ?? '', match.input]] : [])),
  );

const pages = {
  specification: paragraphsOf(read('docs/specification.md')),
  architecture: paragraphsOf(read('docs/architecture.md')),
};

const citation =
  /(?:(specification|architecture) §(\d)(?:, "([^"]+)")?)|(?:(?<=§\d,? (?:and )?)§(\d))/gi;

/** References to a paragraph that no page of docs/ has. @param {string} text @returns {string[]} */
function unfounded(text) {
  const citations = [...text.matchAll(citation)];
  const bare = (text.match(/§/g) ?? []).length - citations.length;
  const wrongCitations = citations.filter(([, page, number = '', name]) => {
    if (!page) return false;
    const paragraph =
      pages[page.toLowerCase() === 'architecture' ? 'architecture' : 'specification'].get(number);
    return !paragraph?.toLowerCase().includes(name?.toLowerCase() ?? '');
  });
  return [
    ...wrongCitations.map(([text]) => text),
    ...Array(Math.max(0, bare)).fill('§ of no page'),
  ];
}

describe('citations of a paragraph', () => {
  it.each([
    ['(specification §0)', 'specification §0'],
    ['architecture §3, "No such part"', 'architecture §3, "No such part"'],
    ['as it is said (§2)', '§ of no page'],
    ['design §3', '§ of no page'],
  ])('would be found without a target: %s', (text, reported) => {
    expect(unfounded(text)).toEqual([reported]);
  });

  it.each(['(specification §2, "Routing guard")', 'Architecture §3, "qr"', 'specification §4, §9'])(
    'may refer to existing ones: %s',
    (text) => expect(unfounded(text)).toEqual([]),
  );

  it('have a target in docs/specification.md or docs/architecture.md', () => {
    const exempt =
      /^(?:docs\/(?:specification|architecture)\.md|tools\/checks\/citations\.test\.js)$/;
    const faults = committedFiles(root, ['README.md'])
      .filter((file) => /\.(?:[jt]sx?|json|md|html|sql)$/.test(file) && !exempt.test(file))
      .flatMap((file) => unfounded(read(file)).map((fault) => `${file}: ${fault}`));
    expect(faults).toEqual([]);
  });
});
