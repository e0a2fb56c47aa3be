import {
  type Resource,
  type ResourceKind,
  StyleSheet,
  useCan,
  useGuardedClose,
} from '@edu/shared-utility';
import { TreeSelect } from '@edu/shared-utility/admin';
import { useClear } from '@edu/shared-utility/data';
import { KindIcon } from '@edu/shared-utility/media';
import { resourceKinds } from '@edu/shared-utility/uploads';
import { Button, Flex, Modal, Tabs, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { data } from '../page-data';
import { resourceWords } from '../resources/phrases';
import { resourceStyles } from '../resources/resource-styles';
import { Choices } from './choices.view';
import { phrases } from './phrases';
import { useUsableResources } from './usable-resources.hook';

export const prepare = () => Promise.all([phrases.load(), resourceWords.load()]);

export interface ResourcePickerProps {
  /** Selectable kinds; all by default. */
  readonly kinds?: readonly ResourceKind[];
  /** Whether several may be selected; otherwise one click selects and closes. */
  readonly multiple?: boolean;
  /** Ids that cannot be selected because they are already in use. */
  readonly usedIds?: readonly string[];
  /** Called with the resources in the order of selection. */
  readonly onPick: (resources: readonly Resource[]) => void;
  readonly onClose: () => void;
}

/** Selects resources that a course may use now: own and granted ones. */
export default function ResourcePicker({
  kinds = resourceKinds,
  multiple = false,
  usedIds: taken = [],
  onPick,
  onClose,
}: ResourcePickerProps) {
  const clear = useClear();
  const { t } = phrases.use();
  const words = resourceWords.use();
  const { token } = theme.useToken();
  const usable = useUsableResources(kinds[0] ?? 'video');
  const tree = data.useResourceCategoryGetTreeQuery({ type: usable.kind });
  const [chosen, setChosen] = useState<ReadonlyMap<string, Resource>>(new Map());
  const mayUpload = useCan()('resource.write');
  const leave = useGuardedClose({ close: onClose, isDirty: () => chosen.size > 0 });
  const press = (resource: Resource): void => {
    const next = new Map(multiple ? chosen : []);
    if (chosen.has(resource.id)) next.delete(resource.id);
    else next.set(resource.id, resource);
    setChosen(next);
  };
  return (
    <Modal
      open
      title={t(multiple ? 'titleMany' : 'title')}
      width={880}
      okText={multiple ? t('pickMany', { count: chosen.size }) : t('pick')}
      okButtonProps={{ disabled: chosen.size === 0 }}
      cancelText={t('cancel')}
      onOk={() => onPick([...chosen.values()])}
      onCancel={leave}
    >
      <StyleSheet css={resourceStyles} />
      {kinds.length > 1 && (
        <Tabs
          activeKey={usable.kind}
          onChange={(kind) => usable.setKind(kind as ResourceKind)}
          items={kinds.map((kind) => ({
            key: kind,
            icon: <KindIcon kind={kind} />,
            label: words.t(`kind.${kind}`),
          }))}
        />
      )}
      <Flex wrap gap="small" style={{ marginBlockEnd: token.margin }}>
        <Input
          type="search"
          allowClear={clear}
          autoFocus
          value={usable.input}
          placeholder={t('search')}
          aria-label={t('search')}
          onChange={({ target }) => usable.setInput(target.value)}
          style={{ flex: '2 1 200px' }}
        />
        <TreeSelect
          label={t('category')}
          placeholder={t('allCategories')}
          tree={tree}
          failedText={t('categoriesFailed')}
          value={usable.categoryId}
          onChange={usable.setCategory}
          style={{ flex: '1 1 160px' }}
        />
        {mayUpload && (
          // Opens in a new tab, so that the selection stays here; on return the file is found.
          <Button href={`/saas/resource?kind=${usable.kind}`} target="_blank">
            {t('upload')}
          </Button>
        )}
      </Flex>
      <div style={{ minHeight: 320, maxHeight: '52vh', overflowY: 'auto', padding: 2 }}>
        <Choices usable={usable} chosen={chosen} usedIds={taken} onPress={press} />
      </div>
    </Modal>
  );
}
