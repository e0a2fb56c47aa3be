/**
 * An article as readers see it, for previews, the learners' pages and the entrance; a module of its own, so that
 * pages without articles do not load it.
 */
export { ArticleView, type ArticleViewProps, type ShownArticle } from './article/article.view';
export { phrases as articlePhrases } from './article/phrases';
