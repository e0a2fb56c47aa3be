import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type Train, type TrainItemKind, useCan } from '@edu/shared-utility';
import { Button, Empty, Flex, theme } from 'antd';
import { useState } from 'react';
import { SortableList } from '../../../common/sorting/sortable-list.view';
import { idOfPart } from '../data/editor-targets';
import { keyOfItem, kinds, type PlannedItem } from '../data/plan-values';
import { trainWords } from '../phrases/train';
import { ItemRow } from './item-row.view';
import { ItemsDialog } from './items-dialog.view';

interface Props {
  readonly train: Train;
  readonly isReadOnly: boolean;
  /** Form.Item passes value and onChange. */
  readonly value?: PlannedItem[];
  readonly onChange?: (items: PlannedItem[]) => void;
}

const MAX_ITEMS = 100;

/** The items of a training: added from lists, sorted by pointer, touch or keyboard. */
export function ItemsField({ train, isReadOnly, value = [], onChange }: Props) {
  const { t } = trainWords.use();
  const { token } = theme.useToken();
  const can = useCan();
  const [adding, setAdding] = useState<TrainItemKind | null>(null);
  const change = (items: PlannedItem[]) => onChange?.(items);
  const move = (from: number, to: number): void => {
    const next = [...value];
    const [first] = next.splice(from, 1);
    if (first) next.splice(to, 0, first);
    change(next);
  };
  const ids = value.map(keyOfItem);
  const cache = new Map(train.items.map((item) => [keyOfItem(item), item]));
  return (
    <>
      {value.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('itemsEmpty')} />
      ) : (
        <SortableList ids={ids} nameOf={(id) => value[ids.indexOf(id)]?.title ?? ''} onMove={move}>
          <ol aria-label={t('section.items')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {value.map((item, index) => {
              const key = keyOfItem(item);
              const cachedItem = cache.get(key);
              return (
                <li key={key}>
                  <ItemRow
                    item={item}
                    number={index + 1}
                    id={idOfPart(cachedItem?.id ?? key)}
                    problem={cachedItem?.problem ?? null}
                    isReadOnly={isReadOnly}
                    onRequire={(required) =>
                      change(
                        value.map((plannedItem) =>
                          plannedItem === item ? { ...plannedItem, required } : plannedItem,
                        ),
                      )
                    }
                    onRemove={() => change(value.filter((plannedItem) => plannedItem !== item))}
                  />
                </li>
              );
            })}
          </ol>
        </SortableList>
      )}
      {!isReadOnly && (
        <Flex gap="small" wrap style={{ marginBlockStart: token.marginSM }}>
          {kinds
            .filter((kind) => can(`${kind}.read`))
            .map((kind, index) => (
              <Button
                key={kind}
                {...(index === 0 && { id: idOfPart('add') })}
                icon={<PlusOutlined aria-hidden />}
                disabled={value.length >= MAX_ITEMS}
                onClick={() => setAdding(kind)}
              >
                {t(`addItem.${kind}`)}
              </Button>
            ))}
        </Flex>
      )}
      {adding && (
        <ItemsDialog
          kind={adding}
          current={value}
          max={MAX_ITEMS - value.length}
          onAdd={(added) => {
            setAdding(null);
            change([...value, ...added]);
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}
