import {
  FailedNotice,
  type Resource,
  type ResourceKind,
  StyleSheet,
  useCan,
} from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import { Button, Empty, Flex, Modal, Pagination, Skeleton, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useUsableFiles } from '../data/usable-files.hook';
import { phrases } from '../phrases';
import { FileCard } from './file-card.view';

export interface FileLibraryProps {
  readonly kind: ResourceKind;
  readonly onPick: (resource: Resource) => void;
  readonly onClose: () => void;
}

/** Chooses a file of the resource library: own and granted ones. */
export default function FileLibrary({ kind, onPick, onClose }: FileLibraryProps) {
  const clear = useClear();
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const mayUpload = useCan()('resource.write');
  const { load, retry, input, setInput, pageNum, pageSize, goTo } = useUsableFiles(kind);
  const page = load.status === 'failed' ? undefined : load.data;
  return (
    <Modal open title={t(`choose.${kind}`)} width={880} footer={null} onCancel={onClose}>
      <StyleSheet css=".cms-file { width: 100%; height: 100%; object-fit: cover; }" />
      <Flex wrap gap="small" style={{ marginBlockEnd: token.margin }}>
        <Input
          type="search"
          allowClear={clear}
          autoFocus
          value={input}
          placeholder={t('searchFiles')}
          aria-label={t('searchFiles')}
          onChange={({ target }) => setInput(target.value)}
          style={{ flex: '1 1 200px' }}
        />
        {mayUpload && (
          // Opens in a new tab, so that unsaved input stays here; on return the file is found.
          <Button href={`/saas/resource?kind=${kind}`} target="_blank">
            {t('upload')}
          </Button>
        )}
      </Flex>
      <div style={{ minHeight: 280, maxHeight: '56vh', overflowY: 'auto', padding: 2 }}>
        {load.status === 'failed' && (
          <FailedNotice title={t('filesFailed')} hint={load.message} onRetry={retry} />
        )}
        {load.status !== 'failed' && !page && <Skeleton active />}
        {page?.list.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noFiles')} />
        )}
        {page && page.list.length > 0 && (
          <div
            style={{
              ...{ display: 'grid', gap: token.marginSM },
              gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
            }}
          >
            {page.list.map((file) => (
              <FileCard key={file.id} file={file} onPick={() => onPick(file)} />
            ))}
          </div>
        )}
      </div>
      {page && page.total > pageSize && (
        <Pagination
          align="center"
          showLessItems
          showSizeChanger={false}
          current={pageNum}
          pageSize={pageSize}
          total={page.total}
          onChange={goTo}
          style={{ marginBlockStart: token.margin }}
        />
      )}
    </Modal>
  );
}
