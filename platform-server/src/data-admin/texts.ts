import type { Locale } from '@edu/shared-utility/contract';

interface Texts {
  readonly title: string;
  readonly note: string;
  readonly welcome: string;
  readonly noSession: string;
  readonly name: string;
  readonly value: string;
  readonly missing: string;
  readonly hidden: string;
  readonly try: string;
  readonly refused: string;
  readonly hanging: string;
}

const texts: Readonly<Record<Locale, Texts>> = {
  'zh-CN': {
    title: '演示数据管理站点',
    note: '这是另一个源上的独立站点，管理平台把当前登录信息交给了它。',
    welcome: '会话有效，当前用户：{name}',
    noSession: '会话无效，拒绝访问',
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
    note: 'A site of its own on another origin; the administration shell handed it this session.',
    welcome: 'The session is valid. You are {name}.',
    noSession: 'The session is not valid: access refused',
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
    note: 'Un site à part, sur une autre origine ; la console lui a remis cette session.',
    welcome: 'La session est valide. Vous êtes {name}.',
    noSession: 'La session n’est pas valide : accès refusé',
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

/** The first language of `Accept-Language` that is spoken here: a foreign site knows no other. */
export function textsFor(accepted: string): Texts & { readonly lang: Locale } {
  const wanted = accepted
    .split(',')
    .map((one) => byLanguage[one.trim().slice(0, 2).toLowerCase()])
    .find((locale) => locale !== undefined);
  const lang = wanted ?? 'zh-CN';
  return { ...texts[lang], lang };
}
