/**
 * An application as an ordinary team would write it: a table, buttons and a lazy page. The bench builds it as a System
 * module and as an ES module, from the same source.
 */
import { createLifecycles } from '@edu/shared-utility';
import { Button, Flex, Input, Table, Tag } from 'antd';
import { lazy, Suspense } from 'react';

declare const GARDEN_VERSION: string;

const Beds = lazy(() => import('./garden-beds'));

const plants = Array.from({ length: 20 }, (_, at) => ({
  key: at,
  name: `Plant ${at}`,
  state: at % 3 === 0 ? 'dry' : 'fine',
}));

const columns = [
  { key: 'name', title: 'Name', dataIndex: 'name' },
  {
    key: 'state',
    title: 'State',
    render: (_: unknown, { state }: { state: string }) => <Tag>{state}</Tag>,
  },
];

function Garden() {
  return (
    <Flex vertical gap="middle">
      <h1 id={`garden-${GARDEN_VERSION}`}>Garden</h1>
      <Flex gap="small">
        <Input.Search allowClear />
        <Button type="primary">Plant</Button>
      </Flex>
      <Table rowKey="key" columns={columns} dataSource={plants} pagination={false} />
      <Suspense>
        <Beds />
      </Suspense>
    </Flex>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles({
  name: 'garden',
  Root: Garden,
  phrases: [],
});
