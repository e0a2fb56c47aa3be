import type { TemplateSettings } from '@edu/shared-utility/contract';
import { landscapeFields, upright } from './certificate-fields';

interface PlannedTemplate {
  readonly organ: string;
  readonly branch: string;
  readonly state: 'draft' | 'enabled' | 'disabled';
  /** Number of certificates issued from it. */
  readonly issued: number;
  readonly train: string;
  readonly hours: string;
  readonly settings: Omit<TemplateSettings, 'background'>;
}

const [WIDTH_MM, HEIGHT_MM] = [297, 210];

/** Deterministic: two templates in use, one disabled, one draft. */
export const plannedTemplates: readonly PlannedTemplate[] = [
  {
    ...{ organ: 'head', branch: 'main', state: 'enabled', issued: 70 },
    ...{ train: '家政服务员岗前培训', hours: '48' },
    settings: {
      ...{ name: '岗前培训结业证书', widthMm: WIDTH_MM, heightMm: HEIGHT_MM, validMonths: 24 },
      ...{ numberPattern: 'YG{yyyy}{seq:5}', skill: '家政服务' },
      fields: landscapeFields(
        '结业证书',
        '完成“{trainTitle}”，共{hours}学时，考核成绩{score}分，准予结业。',
      ),
    },
  },
  {
    ...{ organ: 'head', branch: 'main', state: 'enabled', issued: 40 },
    ...{ train: '母婴护理', hours: '80' },
    settings: {
      ...{ name: '母婴护理技能证书', widthMm: HEIGHT_MM, heightMm: WIDTH_MM, validMonths: 36 },
      ...{ numberPattern: 'MY-{yyyy}{mm}-{seq:4}', skill: '母婴护理', fields: upright },
    },
  },
  {
    ...{ organ: 'head', branch: 'main', state: 'disabled', issued: 30 },
    ...{ train: '急救基础', hours: '16' },
    settings: {
      ...{ name: '急救培训合格证', widthMm: WIDTH_MM, heightMm: HEIGHT_MM, validMonths: 3 },
      ...{ numberPattern: 'JJ{yyyy}{seq:4}', skill: '急救' },
      fields: landscapeFields('合格证', '参加“{trainTitle}”培训，共{hours}学时，成绩合格。'),
    },
  },
  {
    ...{ organ: 'vocational', branch: 'vocational', state: 'enabled', issued: 30 },
    ...{ train: '养老护理员培训', hours: '60' },
    settings: {
      ...{ name: '养老护理结业证书', widthMm: WIDTH_MM, heightMm: HEIGHT_MM, validMonths: null },
      ...{ numberPattern: 'ZJ{yyyy}{seq:5}', skill: '养老护理' },
      fields: landscapeFields('结业证书', '完成“{trainTitle}”，共{hours}学时，准予结业。').filter(
        ({ text }) => !text?.includes('{expiresAt}'),
      ),
    },
  },
  {
    ...{ organ: 'head', branch: 'main', state: 'draft', issued: 0, train: '', hours: '' },
    settings: {
      ...{
        name: '年度优秀学员证书（草稿）',
        widthMm: WIDTH_MM,
        heightMm: HEIGHT_MM,
        validMonths: null,
      },
      ...{ numberPattern: 'YX{yyyy}{seq:3}', skill: '' },
      fields: landscapeFields('荣誉证书', '学习努力，成绩优异，被评为年度优秀学员。'),
    },
  },
];
