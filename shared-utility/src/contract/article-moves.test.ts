/** @jest-environment node */
import { type ArticleMove, articleAfter, articleMoves, mayMoveArticle } from './article-moves';
import { isSlug, SLUG_LIMIT, slugOf } from './article-slug';
import type { ArticleStatus } from './resources/article-entities';

const states: readonly ArticleStatus[] = [
  ...(['draft', 'review', 'returned', 'scheduled', 'published', 'unpublished'] as const),
];

/** From which states each transition is allowed, and the state after it; from all others it is refused. */
const table: Readonly<
  Record<ArticleMove, Readonly<Partial<Record<ArticleStatus, ArticleStatus | null>>>>
> = {
  edit: { draft: 'draft', returned: 'returned' },
  revise: { published: 'draft', unpublished: 'draft' },
  submit: { draft: 'review', returned: 'review' },
  withdraw: { review: 'draft', returned: 'draft' },
  giveBack: { review: 'returned' },
  publish: { review: 'published', unpublished: 'published' },
  schedule: { review: 'scheduled' },
  unschedule: { scheduled: 'review' },
  unPublish: {},
  discard: {},
  delete: { draft: 'draft', unpublished: 'unpublished' },
};

const cases = (Object.keys(articleMoves) as ArticleMove[]).flatMap((move) =>
  states.map((status) => [move, status, table[move][status] ?? null] as const),
);

it.each(cases)('%s of an article that is %s and not published: %s', (move, status, after) => {
  expect(mayMoveArticle(move, { status, isShown: false })).toBe(after !== null);
  if (after) expect(articleAfter(move, status)).toBe(after);
});

it.each(states)(
  'the next version of a published article is discarded before its review, while it is %s',
  (status) => {
    const isOpen = status === 'draft' || status === 'returned';
    expect(mayMoveArticle('discard', { status, isShown: true })).toBe(isOpen);
    expect(articleAfter('discard', status)).toBe('published');
  },
);

it.each([
  ['published', 'unpublished'],
  ['draft', 'draft'],
  ['review', 'review'],
  ['returned', 'returned'],
  ['scheduled', 'review'],
] as const)(
  'a published article whose next version is %s is %s after it is withdrawn',
  (status, after) => {
    expect(mayMoveArticle('unPublish', { status, isShown: true })).toBe(true);
    expect(articleAfter('unPublish', status)).toBe(after);
  },
);

it('a published article is not deleted, whatever its next version is', () => {
  expect(mayMoveArticle('delete', { status: 'draft', isShown: true })).toBe(false);
});

it.each([
  ['家政服务：如何入门？', '家政服务-如何入门'],
  ['  Hello, World! ', 'hello-world'],
  ['Été 2026 — bilan', 'été-2026-bilan'],
  ['１２３', '123'],
  ['！？', ''],
])('%s has the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('an address is limited in length, and could have been made from a title', () => {
  expect([...slugOf('长'.repeat(200))]).toHaveLength(SLUG_LIMIT);
  expect(['a-b', '家政', 'A', 'a b', '-a', '', '../a', 'a/b'].map(isSlug)).toEqual([
    ...[true, true, false, false, false, false, false, false],
  ]);
});
