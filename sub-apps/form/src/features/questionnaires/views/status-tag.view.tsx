import type { QuestionnaireStatus } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = { draft: 'default', published: 'success', closed: 'warning' } as const;

export const StatusTag = ({ status }: { readonly status: QuestionnaireStatus }) => (
  <Tag color={colours[status]}>{phrases.t(`status.${status}`)}</Tag>
);
