import type { LiveState } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  planned: 'processing',
  running: 'success',
  over: 'default',
  cancelled: 'error',
} as const;

export const StateTag = ({ state }: { readonly state: LiveState }) => (
  <Tag color={colours[state]}>{phrases.t(`is.${state}`)}</Tag>
);
