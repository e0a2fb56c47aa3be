import { toast, useAppLife, useOverlay } from '@edu/shared-utility';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { Alert, Form, Modal, Skeleton, TreeSelect } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { flatten, withoutRow } from '../../../common/tree/tree-data';
import type { OrganNode } from '../data/organ-tree';
import { phrases } from '../phrases';
import { MergeFacts } from './merge-facts.view';

interface Choice {
  readonly value: string;
  readonly title: string;
  readonly children: Choice[];
}

const choicesOf = (rows: readonly OrganNode[]): Choice[] =>
  rows.map(({ id, name, children }) => ({ value: id, title: name, children: choicesOf(children) }));

interface Props {
  readonly row: OrganNode;
  /** The branches of its organisation. */
  readonly rows: readonly OrganNode[];
  /** Called with the id of the remaining branch. */
  readonly onMerged: (into: string) => void;
  readonly onClose: () => void;
}

/** Merges a branch into another one, after showing what is moved and what changes for others. */
export function MergeDialog({ row, rows, onMerged, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  useOverlay(onClose);
  const { id, name, version } = row;
  const organId = row.organ.id;
  const [targetId, setTargetId] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [send, { isLoading }] = data.useBranchMergeMutation();
  const read = data.useBranchFindMergeQuery(
    { id, into: targetId ?? '', organId },
    { skip: targetId === null, refetchOnMountOrArgChange: true },
  );
  const load = loadedOf(read);
  // While the preview for another choice is loading, none is shown.
  const preview = load.status === 'ready' && targetId !== null ? load.data : undefined;
  const target = flatten(rows).find((place) => place.id === targetId);

  const merge = async (): Promise<void> => {
    if (targetId === null || !target || isLoading) return;
    setRefused(null);
    const { error } = await send({ id, into: targetId, version, organId });
    if (appSignal.aborted) return;
    if (error) return setRefused(failureOf(error).message);
    toast.success(t('merge.done', { name, into: target.name }));
    onMerged(targetId);
  };
  return (
    <Modal
      open
      title={t('merge.title', { name })}
      okText={t('merge.send')}
      okButtonProps={{ danger: true, disabled: !preview }}
      cancelText={t('merge.cancel')}
      confirmLoading={isLoading}
      onOk={() => void merge()}
      onCancel={onClose}
    >
      {refused && <Alert role="alert" type="error" showIcon title={refused} />}
      <Form layout="vertical">
        <Form.Item label={t('merge.into')} htmlFor="branch-merge-into">
          <TreeSelect
            id="branch-merge-into"
            autoFocus
            showSearch={{ treeNodeFilterProp: 'title' }}
            treeDefaultExpandAll
            disabled={isLoading}
            treeData={choicesOf(withoutRow(rows, id))}
            value={targetId ?? undefined}
            onChange={(chosen: string) => {
              setRefused(null);
              setTargetId(chosen);
            }}
            style={{ width: '100%' }}
          />
        </Form.Item>
      </Form>
      {targetId !== null && load.status === 'failed' && (
        <FailedPanel message={load.message} onRetry={read.refetch} />
      )}
      {targetId !== null && load.status === 'loading' && (
        <Skeleton active aria-label={t('merge.looking')} />
      )}
      {preview && target && <MergeFacts merge={preview} name={name} targetName={target.name} />}
    </Modal>
  );
}
