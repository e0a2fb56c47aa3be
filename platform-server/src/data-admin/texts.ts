import type { Locale } from '@edu/shared-utility/contract';

export interface Texts {
  readonly title: string;
  readonly note: string;
  readonly welcome: string;
  readonly noSession: string;
  readonly noFigures: string;
  readonly students: string;
  readonly courses: string;
  readonly exams: string;
  readonly trains: string;
  readonly certificates: string;
  readonly hours: string;
  readonly sinceBefore: string;
  readonly active: string;
  readonly day: string;
  readonly people: string;
  readonly table: string;
  readonly topCourses: string;
  readonly learners: string;
  readonly progress: string;
  readonly topPeople: string;
  readonly minutes: string;
  readonly sittings: string;
  readonly none: string;
  readonly person: string;
  readonly received: string;
  readonly name: string;
  readonly value: string;
  readonly missing: string;
  readonly hidden: string;
  readonly try: string;
  readonly refused: string;
  readonly hanging: string;
}

export const texts: Readonly<Record<Locale, Texts>> = {
  'zh-CN': {
    title: '演示数据管理站点',
    note: '这是另一个源上的独立站点。数据来自平台的统计接口，姓名已脱敏。',
    welcome: '会话有效，当前用户：{name}',
    noSession: '会话无效，拒绝访问',
    noFigures: '当前身份没有查看统计数据的权限，请联系机构管理员。',
    students: '学员',
    courses: '课程',
    exams: '考试',
    trains: '培训',
    certificates: '证书',
    hours: '近 30 天学习（小时）',
    sinceBefore: '较 30 天前',
    active: '近 30 天活跃学员',
    day: '日期',
    people: '人数',
    table: '数据表',
    topCourses: '近 30 天开课人数最多的课程',
    learners: '学习人数',
    progress: '平均进度',
    topPeople: '近 30 天学习最多的学员',
    minutes: '学习分钟',
    sittings: '考试次数',
    none: '这段时间没有数据',
    person: '学员',
    received: '平台交给本站点的信息',
    name: '收到的参数',
    value: '值',
    missing: '未提供',
    hidden: '已收到，不显示',
    try: '在管理平台的地址栏中打开以下路径，可查看平台在其他情况下的表现：',
    refused: '站点拒绝访问',
    hanging: '站点没有响应',
  },
  'en-US': {
    title: 'Demo data-admin site',
    note: 'A site of its own on another origin. Its figures come from the platform’s statistics; names are masked.',
    welcome: 'The session is valid. You are {name}.',
    noSession: 'The session is not valid: access refused',
    noFigures:
      'You may not see figures in this identity. Ask an administrator of your organisation.',
    students: 'Students',
    courses: 'Courses',
    exams: 'Exams',
    trains: 'Trainings',
    certificates: 'Certificates',
    hours: 'Hours learned in 30 days',
    sinceBefore: 'since 30 days ago',
    active: 'Active students, last 30 days',
    day: 'Day',
    people: 'People',
    table: 'As a table',
    topCourses: 'Courses that most began, last 30 days',
    learners: 'Learners',
    progress: 'Mean progress',
    topPeople: 'Who learned most, last 30 days',
    minutes: 'Minutes',
    sittings: 'Exams sat',
    none: 'Nothing in this time',
    person: 'Student',
    received: 'What the shell handed over',
    name: 'Received',
    value: 'Value',
    missing: 'not given',
    hidden: 'received, not shown',
    try: 'Open these paths in the administration shell to see what it does when:',
    refused: 'the site refuses',
    hanging: 'the site does not answer',
  },
  'fr-FR': {
    title: 'Site de données de démonstration',
    note: 'Un site à part, sur une autre origine. Ses chiffres viennent des statistiques de la plateforme ; les noms sont masqués.',
    welcome: 'La session est valide. Vous êtes {name}.',
    noSession: 'La session n’est pas valide : accès refusé',
    noFigures:
      'Cette identité ne permet pas de voir les chiffres. Adressez-vous à un administrateur de votre organisme.',
    students: 'Apprenants',
    courses: 'Cours',
    exams: 'Examens',
    trains: 'Formations',
    certificates: 'Certificats',
    hours: 'Heures étudiées en 30 jours',
    sinceBefore: 'depuis 30 jours',
    active: 'Apprenants actifs, 30 derniers jours',
    day: 'Jour',
    people: 'Personnes',
    table: 'En tableau',
    topCourses: 'Cours les plus commencés, 30 derniers jours',
    learners: 'Apprenants',
    progress: 'Progression moyenne',
    topPeople: 'Les plus assidus, 30 derniers jours',
    minutes: 'Minutes',
    sittings: 'Examens passés',
    none: 'Rien sur cette période',
    person: 'Apprenant',
    received: 'Ce que la console a remis',
    name: 'Reçu',
    value: 'Valeur',
    missing: 'absent',
    hidden: 'reçu, non affiché',
    try: 'Ouvrez ces chemins dans la console pour voir ce qu’elle fait quand :',
    refused: 'le site refuse',
    hanging: 'le site ne répond pas',
  },
};

const byLanguage: Readonly<Record<string, Locale>> = { zh: 'zh-CN', en: 'en-US', fr: 'fr-FR' };

/** The first supported language of `Accept-Language`, used until the embedding page sends another. */
export function localeFor(accepted: string): Locale {
  const preferred = accepted
    .split(',')
    .map((part) => byLanguage[part.trim().slice(0, 2).toLowerCase()])
    .find((locale) => locale !== undefined);
  return preferred ?? 'zh-CN';
}
