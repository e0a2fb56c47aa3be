import { type BranchNode, type Tenant, useOverlay } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Empty, Modal, Skeleton } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

function Branches({ nodes }: { nodes: readonly BranchNode[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {nodes.map(({ id, name, ucode, children }) => (
        <li key={id} style={{ marginBlock: 6, overflowWrap: 'anywhere' }}>
          {name} <span style={{ opacity: 0.75 }}>{ucode}</span>
          {children.length > 0 && <Branches nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** The branches of a tenant, read-only. */
export function TenantBranches({ tenant, onClose }: { tenant: Tenant; onClose(): void }) {
  const { t } = phrases.use();
  const read = data.useBranchGetBranchTreeBySaasIdQuery({ saasId: tenant.id });
  const tree = loadedOf(read);
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('branchesOf', { name: tenant.name })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {tree.status === 'failed' ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={tree.message}
          action={<Button onClick={read.refetch}>{t('retry')}</Button>}
        />
      ) : tree.status !== 'ready' ? (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton active aria-hidden />
        </div>
      ) : tree.data.length === 0 ? (
        <Empty description={t('noBranches')} />
      ) : (
        <Branches nodes={tree.data} />
      )}
    </Modal>
  );
}
