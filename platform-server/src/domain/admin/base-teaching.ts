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
];
