import type { DeclarationStatus } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  draft: 'default',
  submitted: 'processing',
  returned: 'warning',
  accepted: 'success',
} as const;

/** The state of a declaration. */
export const StatusTag = ({ status }: { readonly status: DeclarationStatus }) => (
  <Tag color={colours[status]}>{phrases.t(`is.${status}`)}</Tag>
);
