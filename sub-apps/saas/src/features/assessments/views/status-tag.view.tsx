import type { AssessmentStatus } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  registered: 'default',
  appointed: 'processing',
  passed: 'success',
  certified: 'success',
  failed: 'error',
  withdrawn: 'warning',
} as const;

/** The state of an assessment. */
export const StatusTag = ({ status }: { readonly status: AssessmentStatus }) => (
  <Tag color={colours[status]}>{phrases.t(`is.${status}`)}</Tag>
);
