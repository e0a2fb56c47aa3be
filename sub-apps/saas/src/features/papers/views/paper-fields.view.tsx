import { codePointLength } from '@edu/shared-utility';
import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { CategoryField } from '../../../common/categories/category-field.view';
import { limits } from '../data/draft';
import type { PaperValues } from '../data/paper-form.hook';
import { phrases } from '../phrases';

/** The fields of a paper in one column; its type cannot change once it exists. */
export default function PaperFields({ isNew }: { readonly isNew: boolean }) {
  const { t } = phrases.use();
  const type = Form.useWatch<PaperValues['type']>('type');
  return (
    <>
      <Form.Item
        name="title"
        label={t('title')}
        rules={[{ required: true, whitespace: true, message: t('titleEmpty') }]}
      >
        <Input
          autoFocus
          autoComplete="off"
          count={{ show: true, max: limits.title, strategy: codePointLength }}
          maxLength={limits.title * 2}
        />
      </Form.Item>
      <Form.Item name="type" label={t('type')} hidden={!isNew} extra={t(`hint.${type ?? 'fixed'}`)}>
        <Select
          options={[
            { value: 'fixed', label: t('types.fixed') },
            { value: 'random', label: t('types.random') },
          ]}
        />
      </Form.Item>
      <Form.Item name="drawn" label={t('drawnLabel')} hidden={type !== 'random'}>
        <Select
          options={[
            { value: 'each', label: t('drawn.each') },
            { value: 'once', label: t('drawn.once') },
          ]}
        />
      </Form.Item>
      <Form.Item name="categoryId" label={t('category')}>
        <CategoryField kind="paper" label={t('category')} placeholder={t('optional')} />
      </Form.Item>
    </>
  );
}
