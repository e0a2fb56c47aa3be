import { type TrainItemKind, useGuardedClose } from '@edu/shared-utility';
import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useDebounced } from '../../../common/debounced.hook';
import { keyOfItem, type PlannedItem } from '../data/plan-values';
import { useTargets } from '../data/targets.hook';
import { trainWords } from '../phrases/train';

interface Props {
  readonly kind: TrainItemKind;
  readonly current: readonly PlannedItem[];
  readonly max: number;
  readonly onAdd: (items: PlannedItem[]) => void;
  readonly onClose: () => void;
}

/** Adds courses, exams or live sessions as items, with search by title. */
export function ItemsDialog({ kind, current: existing, max, onAdd, onClose }: Props) {
  const { t } = trainWords.use();
  const [input, setInput] = useState('');
  const [chosen, setChosen] = useState<readonly { id: string; title: string }[]>([]);
  const [isSubmitted, setTried] = useState(false);
  const { targets, isFetching, hasFailed } = useTargets(kind, useDebounced(input.trim()));
  const leave = useGuardedClose({ close: onClose, isDirty: () => chosen.length > 0 });
  const isListed = (targetId: string) =>
    existing.some((item) => keyOfItem(item) === keyOfItem({ kind, targetId }));
  const offered = targets.filter(({ id }) => !isListed(id));
  const others = chosen.filter((item) => !offered.some(({ id }) => id === item.id));
  const options = [
    ...others.map(({ id, title }) => ({ value: id, label: title })),
    ...offered.map(({ id, label }) => ({ value: id, label })),
  ];
  const add = (): void => {
    setTried(true);
    if (chosen.length > 0)
      onAdd(chosen.map(({ id, title }) => ({ kind, targetId: id, title, required: true })));
  };
  const fault = isSubmitted && chosen.length === 0 ? t('nothingChosen') : null;
  return (
    <Modal
      open
      title={t(`addItem.${kind}`)}
      okText={t('add')}
      cancelText={t('cancel')}
      onOk={add}
      onCancel={leave}
    >
      <Form layout="vertical" onFinish={add}>
        <Form.Item
          label={t(`kinds.${kind}`)}
          htmlFor="train-item-targets"
          extra={t(`choose.${kind}`)}
          validateStatus={fault ? 'error' : undefined}
          help={fault && <span role="alert">{fault}</span>}
        >
          <Select
            id="train-item-targets"
            mode="multiple"
            maxCount={max}
            showSearch={{ filterOption: false, onSearch: setInput }}
            loading={isFetching}
            options={options}
            value={chosen.map(({ id }) => id)}
            onChange={(ids) =>
              setChosen(
                ids.flatMap((id) => [...chosen, ...offered].find((item) => item.id === id) ?? []),
              )
            }
            notFoundContent={
              hasFailed ? t('choicesFailed') : isFetching ? t('searching') : t('noChoices')
            }
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
