import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Button, Flex, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { type FormEvent, useEffect, useState } from 'react';
import { phrases } from '../../../phrases';
import { firstPage, isFiltered, type StudentQuery } from '../data/student-query';
import { DepartmentSelect } from './department-select.view';
import type { SetQuery } from './use-address-query.hook';

/** Conditions of the list. Choices apply at once, the keyword on Enter or the button. */
export function FilterBar({ query, onChange }: { query: StudentQuery; onChange: SetQuery }) {
  const { t } = phrases.use();
  const [keyword, setKeyword] = useState(query.keyword);

  // back and forward change the address under the field
  useEffect(() => setKeyword(query.keyword), [query.keyword]);

  const apply = (change: Partial<StudentQuery>) =>
    onChange({ ...query, keyword: keyword.trim(), ...change, pageNum: 1 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({});
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom and older browsers do not know <search>
    <form role="search" onSubmit={submit}>
      <Flex gap="small" wrap>
        <Input
          allowClear
          style={{ width: 176 }}
          aria-label={t('students.keyword')}
          placeholder={t('students.keyword')}
          value={keyword}
          maxLength={50}
          onChange={(event) => setKeyword(event.target.value)}
          onClear={() => apply({ keyword: '' })}
        />
        <Select
          style={{ width: 168 }}
          aria-label={t('students.status')}
          value={query.status}
          onChange={(status) => apply({ status })}
          options={[
            { value: '', label: t('students.anyStatus') },
            { value: 'active', label: t('state.active') },
            { value: 'suspended', label: t('state.suspended') },
          ]}
        />
        <DepartmentSelect
          style={{ width: 176 }}
          label={t('students.department')}
          placeholder={t('students.anyDepartment')}
          value={query.departmentId || null}
          onChange={(departmentId) => apply({ departmentId: departmentId ?? '' })}
        />
        <Button htmlType="submit" icon={<SearchOutlined aria-hidden />}>
          {t('students.search')}
        </Button>
        {isFiltered(query) && (
          <Button type="text" onClick={() => onChange({ ...firstPage, pageSize: query.pageSize })}>
            {t('students.reset')}
          </Button>
        )}
      </Flex>
    </form>
  );
}
