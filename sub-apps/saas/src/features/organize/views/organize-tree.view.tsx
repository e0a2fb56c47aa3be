import { formatNumber } from '@edu/shared-utility';
import { useClear } from '@edu/shared-utility/data';
import { Flex, Tree, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { type Key, useState } from 'react';
import { flatten } from '../../../common/flatten';
import type { OrganizeNode } from '../data/department-nodes';
import { countNamed, nodesNamed } from '../data/find-nodes';
import { phrases } from '../phrases';
import {
  ancestorKeys,
  icons,
  initiallyExpandedKeys,
  type TreeItem,
  toTreeItem,
} from './tree-items';

interface Props {
  readonly chart: OrganizeNode;
  readonly chosen: OrganizeNode | undefined;
  readonly onChoose: (place: OrganizeNode) => void;
}

/** Trees with more nodes are virtualised. */
const maxUnvirtualised = 100;

const height = 560;

/** Trees with fewer nodes have no search. */
const minForSearch = 8;

/** The tree with numbers of people: arrow keys move, the space bar selects. */
export function OrganizeTree({ chart, chosen, onChoose }: Props) {
  const clear = useClear();
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [text, setText] = useState('');
  const [open, setOpen] = useState<readonly Key[]>(() => [
    ...initiallyExpandedKeys(chart),
    ...(ancestorKeys(chart, chosen?.key) ?? []),
  ]);
  const peopleText = ({ ownCount, count }: OrganizeNode): string =>
    ownCount === count
      ? t('people', { count })
      : t('peopleBelow', { own: t('people', { count: ownCount }), all: t('people', { count }) });
  const isSearched = text.trim() !== '';
  const shownChart = isSearched ? nodesNamed(chart, text) : chart;
  const shownNodes = shownChart ? flatten([shownChart]) : [];
  return (
    <>
      {flatten([chart]).length > minForSearch && (
        <Input
          type="search"
          allowClear={clear}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('search')}
          aria-label={t('search')}
          style={{ marginBottom: token.marginXS }}
        />
      )}
      <div role="status" style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {isSearched && t('found', { count: countNamed(chart, text) })}
      </div>
      {shownChart && (
        <Tree<TreeItem>
          aria-label={t('tree')}
          blockNode
          treeData={[toTreeItem(shownChart)]}
          expandedKeys={isSearched ? shownNodes.map(({ key }) => key) : [...open]}
          onExpand={setOpen}
          selectedKeys={chosen ? [chosen.key] : []}
          onSelect={(_, { node }) => onChoose(node.place)}
          {...(shownNodes.length > maxUnvirtualised && { height })}
          titleRender={({ place }) => {
            const Icon = icons[place.kind];
            const facts = [place.regionName, place.leader && t('leader', { name: place.leader })];
            return (
              <Flex
                component="span"
                gap="small"
                title={facts.filter(Boolean).join(' · ') || undefined}
              >
                <Icon aria-hidden style={{ color: token.colorTextTertiary }} />
                <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {place.name}
                  {place.kind === 'department' && place.ownCount !== place.count && (
                    <small style={{ display: 'block', color: token.colorTextSecondary }}>
                      {peopleText(place)}
                    </small>
                  )}
                </span>
                <span
                  title={peopleText(place)}
                  style={{ color: token.colorTextSecondary, fontVariantNumeric: 'tabular-nums' }}
                >
                  {formatNumber(place.count)}
                </span>
              </Flex>
            );
          }}
        />
      )}
    </>
  );
}
