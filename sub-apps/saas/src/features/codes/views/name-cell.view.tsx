import type { CodeBatch } from '@edu/shared-utility';
import { theme } from 'antd';

/** The batch's name, and the course that its codes open. */
export function NameCell({ batch: { name, courseTitle } }: { readonly batch: CodeBatch }) {
  const { token } = theme.useToken();
  return (
    <>
      <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
      <span
        style={{ display: 'block', color: token.colorTextSecondary, fontSize: token.fontSizeSM }}
      >
        {courseTitle}
      </span>
    </>
  );
}
