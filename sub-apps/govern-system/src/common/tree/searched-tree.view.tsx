import { useClear } from '@edu/shared-utility/data';
import { Button, Flex, Tree, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { phrases } from './phrases';
import { flatten, isMatch, matching, type TreeRow } from './tree-data';

interface Props<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly chosen: string | null;
  readonly meta: (row: T) => string;
  readonly onChoose: (id: string | null) => void;
  /** null while nothing may be moved */
  readonly onMove: ((row: T, parentId: string | null) => void) | null;
  readonly rootsStandOut: boolean;
  readonly mayDrop: (row: T, parentId: string | null) => boolean;
}

/** Larger trees are rendered virtually. */
const virtualAbove = 200;
const height = 640;

interface DrawnRow<T> {
  readonly key: string;
  readonly row: T;
  readonly title: string;
  readonly children: DrawnRow<T>[];
}

const toTreeRows = <T extends TreeRow<T>>(rows: readonly T[]): DrawnRow<T>[] =>
  rows.map((row) => ({ key: row.id, row, title: row.name, children: toTreeRows(row.children) }));

/** The tree with a search field; arrow keys move, the space bar selects, and rows can be dragged onto others. */
export function SearchedTree<T extends TreeRow<T>>(props: Props<T>) {
  const clear = useClear();
  const { label, rows, chosen, meta, onChoose, onMove, mayDrop, rootsStandOut } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [keyword, setKeyword] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const searching = keyword.trim() !== '';
  const filteredRows = searching ? matching(rows, keyword) : rows;
  const shownRows = flatten(filteredRows);
  const open = shownRows.filter(({ id }) => searching || !closed.has(id)).map(({ id }) => id);

  const isStrong = ({ name, parentId }: T): boolean =>
    searching ? isMatch(name, keyword) : rootsStandOut && parentId === null;

  return (
    <>
      <Flex style={{ marginBottom: token.margin }}>
        <Input
          type="search"
          allowClear={clear}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          placeholder={t('search')}
          aria-label={t('search')}
          style={{ flex: '1 1 160px', maxWidth: 320 }}
        />
      </Flex>
      <div role="status" style={{ color: token.colorTextSecondary }}>
        {searching &&
          t('found', { count: shownRows.filter((row) => isMatch(row.name, keyword)).length })}
        {searching && shownRows.length === 0 && (
          <Button type="link" onClick={() => setKeyword('')}>
            {t('clear')}
          </Button>
        )}
      </div>
      <Tree<DrawnRow<T>>
        aria-label={label}
        blockNode
        treeData={toTreeRows(filteredRows)}
        expandedKeys={open}
        selectedKeys={chosen ? [chosen] : []}
        {...(shownRows.length > virtualAbove && { height })}
        onExpand={(keys) =>
          setClosed(new Set(shownRows.map(({ id }) => id).filter((id) => !keys.includes(id))))
        }
        onSelect={(_, { node, selected }) => onChoose(selected ? node.key : null)}
        draggable={onMove !== null && !searching ? { icon: false } : false}
        allowDrop={({ dragNode, dropNode, dropPosition }) =>
          mayDrop(dragNode.row, dropPosition === 0 ? dropNode.key : dropNode.row.parentId)
        }
        onDrop={({ dragNode, node, dropToGap }) =>
          onMove?.(dragNode.row, dropToGap ? node.row.parentId : node.key)
        }
        titleRender={({ row }) => (
          <Flex component="span" justify="space-between" gap="middle">
            <span
              style={{
                overflowWrap: 'anywhere',
                fontWeight: isStrong(row) ? token.fontWeightStrong : 400,
              }}
            >
              {row.name}
            </span>
            <span style={{ color: token.colorTextSecondary, textAlign: 'end' }}>{meta(row)}</span>
          </Flex>
        )}
      />
    </>
  );
}
