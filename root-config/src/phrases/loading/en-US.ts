import type { loading as chinese } from './zh-CN';

export const loading: typeof chinese = {
  label: 'Loading',
  slow: 'This is taking longer than usual, please wait…',
  slowText: 'The page shows by itself once it is here. If nothing happens, ask for it again.',
};
