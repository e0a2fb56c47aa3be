import type { Questionnaire } from '@edu/shared-utility';
import { skipToken } from '@edu/shared-utility/data';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

interface Props {
  readonly trains: Questionnaire['trains'];
  readonly disabled: boolean;
  readonly onChange: (ids: string[]) => void;
}

/** Selects trainings whose people may answer; searches by title while typing. */
export function TrainsSelect({ trains, disabled, onChange }: Props) {
  const { t } = phrases.use();
  const [keyword, setKeyword] = useState('');
  const [isOpen, setOpen] = useState(false);
  const read = data.useTrainFindByConditionQuery(
    isOpen ? { pageNum: 1, pageSize: 50, ...(keyword && { keyword }) } : skipToken,
  );
  const trainList = read.currentData?.list ?? [];
  const trainOptions = [
    ...trains,
    ...trainList.filter(({ id }) => !trains.some((train) => train.id === id)),
  ];
  return (
    <Form.Item
      layout="vertical"
      label={t('shareToTrains')}
      htmlFor="share-trains"
      extra={t('trainsHint')}
      style={{ margin: 0 }}
    >
      <Select
        id="share-trains"
        mode="multiple"
        style={{ width: '100%' }}
        placeholder={t('chooseTrains')}
        disabled={disabled}
        value={trains.map(({ id }) => id)}
        loading={read.isFetching}
        notFoundContent={read.error ? t('trainsFailed') : read.isFetching ? t('searching') : null}
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        onOpenChange={setOpen}
        options={trainOptions.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={onChange}
      />
    </Form.Item>
  );
}
