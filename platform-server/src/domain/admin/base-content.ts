import { action, type BasePermission, menuPage } from './base-permission';

/** Pages of what an organisation publishes. */
export const contentPages: readonly BasePermission[] = [
  {
    code: 'menu:content',
    kind: 'menu',
    name: '内容',
    names: { 'en-US': 'Content', 'fr-FR': 'Contenu' },
    type: 1,
  },
  menuPage(
    'menu:article',
    'menu:content',
    ['文章', 'Articles', 'Articles'],
    ['cms', '/content/articles'],
  ),
  menuPage(
    'menu:classify',
    'menu:content',
    ['分类', 'Classification', 'Classement'],
    ['cms', '/content/classify'],
  ),
  menuPage(
    'menu:dissertation',
    'menu:content',
    ['论文', 'Dissertations', 'Mémoires'],
    ['cms', '/content/dissertation'],
  ),
];

/** Actions on what an organisation publishes. */
export const contentActions: readonly BasePermission[] = [
  action('cms.read', '查看内容', 'View content', 'Voir le contenu', 'menu:article'),
  action('cms.write', '编写内容', 'Write content', 'Rédiger le contenu', 'menu:article'),
  action('cms.publish', '发布内容', 'Publish content', 'Publier le contenu', 'menu:article'),
];
