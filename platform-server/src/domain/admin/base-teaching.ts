import { action, type BasePermission, menuPage } from './base-permission';

/** Pages where students learn, sit exams and see their certificates; staff does not need them. */
export const studentPages: readonly BasePermission[] = [
  menuPage(
    'menu:learning',
    null,
    ['我的学习', 'My learning', 'Ma formation'],
    ['learn', '/courses'],
  ),
  menuPage('menu:own-exam', null, ['我的考试', 'My exams', 'Mes examens'], ['learn', '/exams']),
  menuPage(
    'menu:own-certificate',
    null,
    ['我的证书', 'My certificates', 'Mes certificats'],
    ['learn', '/certificates'],
  ),
];

/** Pages of what is taught: resources, courses and their learners. */
export const teachingPages: readonly BasePermission[] = [
  {
    code: 'menu:course-centre',
    kind: 'menu',
    name: '课程中心',
    names: { 'en-US': 'Courses', 'fr-FR': 'Cours' },
    type: 1,
  },
  menuPage('menu:course', 'menu:course-centre', ['课程', 'Courses', 'Cours'], ['saas', '/course']),
  menuPage(
    'menu:resource',
    'menu:course-centre',
    ['资源库', 'Resource library', 'Bibliothèque de ressources'],
    ['saas', '/resource'],
  ),
  menuPage(
    'menu:resource-application',
    'menu:course-centre',
    ['资源申请', 'Applications for resources', 'Demandes de ressources'],
    ['saas', '/resource/applications'],
  ),
  menuPage('menu:live', 'menu:course-centre', ['直播', 'Live', 'Direct'], ['saas', '/live']),
];

/** Actions on resources, courses and live sessions. */
export const teachingActions: readonly BasePermission[] = [
  action(
    'resource.read',
    '查看资源库',
    'See the resource library',
    'Voir la bibliothèque de ressources',
    'menu:resource',
  ),
  action(
    'resource.write',
    '维护资源',
    'Maintain resources',
    'Gérer les ressources',
    'menu:resource',
  ),
  action(
    'resource.grant',
    '审批资源申请',
    'Decide applications for resources',
    'Décider des demandes de ressources',
    'menu:resource-application',
  ),
  action('course.read', '查看课程', 'View courses', 'Voir les cours', 'menu:course'),
  action(
    'course.author',
    '编写自己的课程',
    'Write own courses',
    'Rédiger ses cours',
    'menu:course',
  ),
  action(
    'course.write',
    '维护全部课程',
    'Maintain all courses',
    'Gérer tous les cours',
    'menu:course',
  ),
  action('course.publish', '发布课程', 'Publish courses', 'Publier les cours', 'menu:course'),
  action('course.grant', '授权课程', 'Grant courses', 'Attribuer les cours', 'menu:course'),
  action('live.read', '查看直播', 'See live sessions', 'Voir les séances en direct', 'menu:live'),
  action(
    'live.write',
    '安排直播',
    'Plan live sessions',
    'Planifier les séances en direct',
    'menu:live',
  ),
  action(
    'platform.course',
    '强制终止课程',
    'Terminate courses',
    'Mettre fin aux cours',
    'menu:platform.course',
  ),
];
