import type { phrases } from '../phrases';
import type { zhCN } from '../phrases/zh-CN';

type Translate = ReturnType<typeof phrases.use>['t'];
type Known = keyof typeof zhCN.names;

const known: Readonly<Record<Known, true>> = {
  'root-config': true,
  'shell-frame': true,
  entrance: true,
  'account-center': true,
  saas: true,
  'govern-system': true,
  modular: true,
  cms: true,
  payment: true,
  form: true,
  learn: true,
  custom: true,
  screens: true,
};

const isKnown = (segment: string): segment is Known => Object.hasOwn(known, segment);

/** What people call a module: those of this product by a name, others by the end of their own. */
export function moduleName(name: string, t: Translate): string {
  const segment = name.replace(/^@edu(-app)?\//, '');
  return isKnown(segment) ? t(`names.${segment}`) : segment;
}
