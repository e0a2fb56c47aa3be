import { definePhrases } from '@edu/shared-utility';

export const phrases = definePhrases('meadow', {
  'zh-CN': {
    title: '花圃',
    students_other: '共 {{count}} 名学员',
    open: '打开花圃',
    plant: '植物',
    dialog: '花圃说明',
    back: '返回花圃',
  },
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
