import type { phrases } from '../phrases';
import type { zhCN } from '../phrases/zh-CN';

type Translate = ReturnType<typeof phrases.use>['t'];
type NamedModule = keyof typeof zhCN.names;

const namedModules: Readonly<Record<NamedModule, true>> = {
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

const segmentOf = (name: string): string => name.replace(/^@edu(-app)?\//, '');

const isKnown = (segment: string): segment is NamedModule => Object.hasOwn(namedModules, segment);

/** Whether a module belongs to the product, whose menu is built in. */
export const isOfProduct = (name: string): boolean => isKnown(segmentOf(name));

/** The display name of a module: a phrase for the product's own, the last part of the name for others. */
export function moduleName(name: string, t: Translate): string {
  const segment = segmentOf(name);
  return isKnown(segment) ? t(`names.${segment}`) : segment;
}
