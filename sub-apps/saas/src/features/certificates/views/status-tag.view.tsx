import type { Certificate, TemplateStatus } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  valid: 'success',
  expired: 'warning',
  revoked: 'error',
  draft: 'default',
  enabled: 'success',
  disabled: 'warning',
} as const;

/** The state of a certificate or a template. */
export const StatusTag = ({
  status,
}: {
  readonly status: Certificate['status'] | TemplateStatus;
}) => <Tag color={colours[status]}>{phrases.t(`is.${status}`)}</Tag>;
