import { action, type BasePermission } from './base-entry';

/** Pages of what is taught: resources, courses and their learners. */
export const teachingPages: readonly BasePermission[] = [];

/** What may be done there. */
export const teachingActions: readonly BasePermission[] = [
  action('resource.read', '查看资源库', 'See the resource library', 'Voir la médiathèque'),
  action('resource.write', '维护资源', 'Maintain resources', 'Gérer les ressources'),
  action(
    'resource.grant',
    '审批资源申请',
    'Decide applications for resources',
    'Décider des demandes de ressources',
  ),
  action('course.read', '查看课程', 'View courses', 'Voir les cours'),
  action('course.author', '编写自己的课程', 'Write own courses', 'Rédiger ses cours'),
  action('course.write', '维护全部课程', 'Maintain all courses', 'Gérer tous les cours'),
  action('course.publish', '发布课程', 'Publish courses', 'Publier les cours'),
  action('course.grant', '授权课程', 'Grant courses', 'Attribuer les cours'),
  action('platform.course', '强制终止课程', 'Terminate courses', 'Mettre fin aux cours'),
];
