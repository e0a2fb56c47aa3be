/**
 * The page that the reference and the hosted list share: filters, table, and the call for its rows, without texts of
 * the product and permissions.
 */
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { Student } from '@edu/shared-utility';
import { Button, Flex, Select, Table, Tag, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useState } from 'react';

const stored = (name: string) => encodeURIComponent(localStorage.getItem(name) ?? '');

async function findStudents(): Promise<Student[]> {
  const response = await fetch('/usercenter/v1/user/findByCondition?pageNum=1&pageSize=20', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      channel: '1',
      locale: 'zh-CN',
      'source-host': 'admin',
      token: localStorage.getItem('token') ?? '',
      ...Object.fromEntries(['organ', 'actor', 'branch'].map((name) => [name, stored(name)])),
    },
    body: '{}',
  });
  return (await response.json()).data.list;
}

const columns = [
  { key: 'name', title: '姓名', dataIndex: 'name', width: 120, ellipsis: true },
  { key: 'phone', title: '手机号', dataIndex: 'phone', width: 128 },
  { key: 'email', title: '邮箱', dataIndex: 'email', ellipsis: true },
  { key: 'department', title: '部门', dataIndex: 'departmentName', width: 140, ellipsis: true },
  {
    key: 'status',
    title: '状态',
    width: 96,
    render: (_: unknown, { status }: Student) => (
      <Tag variant="filled" color={status === 'active' ? 'success' : 'default'}>
        {status}
      </Tag>
    ),
  },
  { key: 'createdAt', title: '创建时间', dataIndex: 'createdAt', width: 120 },
  {
    key: 'actions',
    fixed: 'end' as const,
    title: '操作',
    width: 180,
    render: () => (
      <Flex gap="middle">
        {['编辑', '停用', '删除'].map((name) => (
          <Button key={name} type="link" size="small">
            {name}
          </Button>
        ))}
      </Flex>
    ),
  },
];

export function StudentTable() {
  const { token } = theme.useToken();
  const [rows, setRows] = useState<Student[] | null>(null);
  useEffect(() => {
    void findStudents().then(setRows);
  }, []);
  return (
    <div style={{ padding: token.paddingLG }}>
      <Flex justify="space-between">
        <Flex gap="small">
          <Input allowClear placeholder="关键词" />
          <Select placeholder="部门" options={[]} />
          <Select placeholder="状态" options={[]} />
          <Button icon={<SearchOutlined />}>查询</Button>
        </Flex>
        <Button type="primary" icon={<PlusOutlined />}>
          新增
        </Button>
      </Flex>
      <Table
        rowKey="userId"
        columns={columns}
        dataSource={rows ?? []}
        loading={!rows}
        scroll={{ x: 960 }}
        pagination={{ pageSize: 20 }}
      />
    </div>
  );
}
