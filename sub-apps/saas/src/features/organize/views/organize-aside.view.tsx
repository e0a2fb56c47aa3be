import { type Organization, useOverlay } from '@edu/shared-utility';
import { loadedOf, type ReadResult } from '@edu/shared-utility/data';
import { Button, Modal, Skeleton, theme } from 'antd';
import { useMemo, useState } from 'react';
import { useIsCramped } from '../../../common/categories/is-cramped.hook';
import { SmallFailure } from '../../../common/failure/small-failure.view';
import type { OrganizeNode } from '../data/department-nodes';
import { nodeAt } from '../data/find-nodes';
import { chartOf } from '../data/organize-tree';
import { phrases } from '../phrases';
import { OrganizeTree } from './organize-tree.view';

/** null if loading failed, undefined while loading. */
type LoadedChart = OrganizeNode | null | undefined;

/** The chart, computed once for all components that show it. */
export function useChart(read: ReadResult<Organization>): LoadedChart {
  const load = loadedOf(read);
  const data = load.status === 'failed' ? undefined : load.data;
  const chart = useMemo(() => data && chartOf(data), [data]);
  return load.status === 'failed' ? null : chart;
}

interface Props {
  readonly chart: LoadedChart;
  readonly onRetry: () => void;
  /** The list's present filter. */
  readonly filter: { readonly branchId?: string; readonly departmentId?: string };
  readonly onChoose: (place: OrganizeNode) => void;
}

function Chart({ chart, onRetry, filter, onChoose }: Props) {
  if (chart === null) return <SmallFailure onRetry={onRetry} />;
  if (!chart) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return <OrganizeTree chart={chart} chosen={nodeAt(chart, filter)} onChoose={onChoose} />;
}

/** The chart beside the list; hidden if the list needs the space. */
export function OrganizeAside(props: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (useIsCramped()) return null;
  return (
    <aside
      aria-label={t('tree')}
      style={{
        flex: 'none',
        boxSizing: 'border-box',
        width: 256,
        marginInlineStart: token.marginLG,
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <Chart {...props} />
    </aside>
  );
}

function Sheet({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  const { t } = phrases.use();
  useOverlay(onClose);
  return (
    <Modal open title={t('tree')} footer={null} onCancel={onClose}>
      <Chart
        {...props}
        onChoose={(place) => {
          props.onChoose(place);
          onClose();
        }}
      />
    </Modal>
  );
}

/** In a small window a button opens the chart; it names the selected node. */
export function OrganizeButton(props: Props) {
  const { t } = phrases.use();
  const [isOpen, setOpen] = useState(false);
  const place = props.chart && nodeAt(props.chart, props.filter);
  if (!useIsCramped()) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {place && place.kind !== 'organ' ? t('treeAt', { name: place.name }) : t('tree')}
      </Button>
      {isOpen && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
