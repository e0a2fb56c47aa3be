/**
 * An article as its readers have it, for the pages that preview it, the learner's and the entrance, as a module of its
 * own: pages without articles do without.
 */
export { ArticleView, type ArticleViewProps, type ShownArticle } from './article/article.view';
export { phrases as articlePhrases } from './article/phrases';
